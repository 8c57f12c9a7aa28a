import Guide

/// A column of the table of a study, with all that a codebook says about it.
struct StudyVariable: Hashable, Sendable {
  /// Its form, measure and codes; `statistics.name` is its name in this table, unique whatever guides call things.
  var statistics: StatisticsVariable
  /// The question it belongs to, as the latest version of the guide has it; `nil` for facts about the interview.
  var question: Question?
  /// The section of that question.
  var section: Section?
  /// What the answer kind calls the column; `name` is the same unless that was taken.
  var column: String

  /// The heading of the column.
  var name: String { statistics.name }

  /// Takes in what a later version of the guide says about the same column. Codes that it does not have any more are
  /// kept: earlier interviews hold them.
  mutating func take(_ later: StatisticsVariable, question: Question, section: Section?) {
    statistics.label = later.label
    statistics.measure = later.measure
    statistics.form = Self.common(statistics.form, later.form)
    statistics.labels = Self.merged(statistics.labels, later.labels)
    statistics.missing = Self.merged(statistics.missing, later.missing)
    (self.question, self.section) = (question, section)
  }

  private static func common(
    _ one: StatisticsVariable.Form, _ other: StatisticsVariable.Form
  ) -> StatisticsVariable.Form {
    switch (one, other) {
    case (.number(let width, let decimals), .number(let otherWidth, let otherDecimals)):
      let most = max(decimals, otherDecimals)
      return .number(width: max(width - decimals, otherWidth - otherDecimals) + most, decimals: most)
    case (.text(let bytes), .text(let otherBytes)):
      return .text(bytes: min(bytes, otherBytes) == 0 ? 0 : max(bytes, otherBytes))
    default: return one == other ? one : .text(bytes: 0)
    }
  }

  private static func merged(
    _ earlier: [StatisticsVariable.Label], _ later: [StatisticsVariable.Label]
  ) -> [StatisticsVariable.Label] {
    later + earlier.filter { label in !later.contains { $0.code == label.code } }
  }
}
