/// Standing bars along the calendar: how many dates lie in each month, year or decade.
package struct DateChart: Chart {
  /// What it is about.
  package let title: String
  private let table: DateTable
  private let question: QuestionTable

  /// Draws one table of dates of a question.
  package init(_ table: DateTable, of question: QuestionTable, title: String = "") {
    self.title = title.isEmpty ? question.text : title
    self.table = table
    self.question = question
  }

  /// `Nov 2026: 3; Dec 2026: 1; earliest 3 Nov 2026, latest 8 Dec 2026; n = 4 interviews`
  package func description(_ texts: AnalysisTexts) -> String {
    let rows = table.rows.map { "\(texts.period($0.code)): \(texts.count($0.count))" }
    return (rows + [ends(texts), texts.basis(table.answers.count, of: question.total)])
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The count on each bar, the periods below, first and last date under the picture.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    if !table.rows.isEmpty {
      let bars = table.rows.map { StandingBars.Bar(title: texts.period($0.code), count: $0.count) }
      _ = StandingBars.draw(bars, isApart: true, texts, &drawing)
      let width = StandingBars.width(bars.count)
      AxisLabels.draw(
        bars.enumerated().map { (Drawing.margin + (Double($0) + 0.5) * width, $1.title) }, &drawing)
      drawing.y += 6
    }
    drawing.footnote(
      table.answers.isEmpty ? texts.noAnswers : texts.basis(table.answers.count, of: question.total))
    for line in [texts.capitalised(ends(texts)), texts.missingLine(question)] where !line.isEmpty {
      drawing.footnote(line)
    }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func ends(_ texts: AnalysisTexts) -> String {
    guard let earliest = table.earliest, let latest = table.latest else { return "" }
    return "\(texts.earliest) \(texts.date(earliest)), \(texts.latest) \(texts.date(latest))"
  }
}
