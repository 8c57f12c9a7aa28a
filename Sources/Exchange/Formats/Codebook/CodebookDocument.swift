import Foundation
import Guide

/// The codebook as JSON: `docs/codebook.schema.json` describes it.
struct CodebookDocument: Encodable {
  /// One guide and its variables.
  struct Study: Encodable {
    var guide, title, version, language, study: String
    var interviews: Int
    var variables: [Variable]
  }

  /// One column of `answers_wide.csv`.
  struct Variable: Encodable {
    var name: String
    var position: Int
    var label: String
    var section, sectionTitle, question, questionText, kind: String?
    var type, measure: String
    var decimals: Int?
    var unit, minimum, maximum, required, condition: String?
    var interviewerNotes: [String]
    var spssName: String
    var values: [Value]
  }

  /// One code.
  struct Value: Encodable {
    var code, label: String
    var isMissing: Bool
    var spss: String
  }

  var format = 1
  var studies: [Study]

  /// The file's bytes.
  static func data(of studies: [(table: StudyTable, entries: [CodebookEntry])]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = CodebookDocument(studies: studies.map { study(of: $0.table, $0.entries) })
    return try encoder.encode(document) + Data("\n".utf8)
  }

  private static func study(of table: StudyTable, _ entries: [CodebookEntry]) -> Study {
    let guide = table.guide
    return Study(
      guide: guide.id, title: guide.title, version: guide.version, language: guide.language,
      study: guide.study, interviews: table.rows.count, variables: entries.map(variable))
  }

  private static func variable(of entry: CodebookEntry) -> Variable {
    let question = entry.variable.question
    return Variable(
      name: entry.variable.name, position: entry.position, label: entry.variable.statistics.label,
      section: entry.variable.section?.id, sectionTitle: entry.variable.section?.title,
      question: question?.id, questionText: question?.text, kind: question?.kind, type: entry.type,
      measure: entry.variable.statistics.measure.rawValue, decimals: entry.decimals,
      unit: question?.format.unit, minimum: question?.format.minimum, maximum: question?.format.maximum,
      required: question?.requirement.rawValue, condition: entry.condition.isEmpty ? nil : entry.condition,
      interviewerNotes: question?.interviewerNotes ?? [], spssName: entry.spssName,
      values: entry.values.map {
        Value(code: $0.code, label: $0.label, isMissing: $0.isMissing, spss: $0.spss)
      })
  }
}
