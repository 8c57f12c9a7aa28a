import Documents
import Guide

/// What a codebook says about one variable, the same in CSV, JSON and DDI.
struct CodebookEntry: Sendable {
  /// One code.
  struct Value {
    /// As it stands in the tables.
    var code: String
    /// What people read.
    var label: String
    /// Whether it is a reason for having no answer.
    var isMissing: Bool
    /// As it stands in the file of SPSS.
    var spss: String
  }

  let guide: String
  let position: Int
  let variable: StudyVariable
  let spssName: String
  let values: [Value]

  /// All variables of a study; positions count from 1.
  static func all(of study: StudyTable) -> [CodebookEntry] {
    SpssVariable.all(of: study).enumerated().map { index, variable in
      CodebookEntry(
        guide: study.guide.id, position: index + 1, variable: variable.source, spssName: variable.name,
        values: values(of: variable, language: study.guide.language))
    }
  }

  private static func values(of variable: SpssVariable, language: String) -> [Value] {
    let statistics = variable.source.statistics
    guard variable.source.question != nil else { return [] }
    let own = Set(statistics.missing.map(\.code))
    let reasons = MissingReason.allCases.filter { !own.contains(String($0.code)) }
    return statistics.labels.map { label in
      Value(
        code: label.code, label: label.text, isMissing: false, spss: text(variable.value(ofCode: label.code)))
    }
      + statistics.missing.map { label in
        Value(
          code: label.code, label: label.text, isMissing: true, spss: text(variable.value(ofCode: label.code))
        )
      }
      + reasons.map { reason in
        Value(
          code: String(reason.code), label: MissingWords.word(reason, in: language), isMissing: true,
          spss: text(variable.value(.missing(reason))))
      }
  }

  private static func text(_ value: StatisticsValue) -> String {
    switch value {
    case .number(let number): NumberReading.plain(number)
    case .text(let text): text
    case .nothing: ""
    }
  }

  /// `number`, `text`, `date`, `time`, `datetime`, `duration`.
  var type: String {
    switch variable.statistics.form {
    case .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime"
    case .duration: "duration"
    }
  }

  /// Digits after the decimal point; `nil` where it is no number.
  var decimals: Int? {
    if case .number(_, let decimals) = variable.statistics.form { decimals } else { nil }
  }

  /// Under which condition the question is asked, as the guide writes it: its own and its section's.
  var condition: String {
    let conditions = [
      variable.section?.attributes.first { $0.name == "if" }?.value, variable.question?.attribute("if"),
    ].compactMap(\.self)
    return conditions.count == 2
      ? conditions.map { "(\($0))" }.joined(separator: " and ") : conditions.first ?? ""
  }
}
