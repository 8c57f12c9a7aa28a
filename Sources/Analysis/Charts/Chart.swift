/// A picture of a table, as SVG text to be put into a page or a file as it is. The table belongs beside it: a chart
/// leaves out what a glance cannot take in. Equal values give equal text, letter by letter.
///
/// Colours have classes (`chart-1` …, see `ChartStyleSheet`); without a style sheet presentation attributes hold. The
/// question's wording is the picture's name, not drawn in it: the page has it as a heading.
package protocol Chart: Sendable {
  /// What the picture is called.
  var title: String { get }

  /// The same in words, with all numbers, for those who do not see it.
  func description(_ texts: AnalysisTexts) -> String

  /// The picture. `id` is the beginning of the identifiers inside and must be unique in the page.
  func svg(id: String, texts: AnalysisTexts) -> String
}
