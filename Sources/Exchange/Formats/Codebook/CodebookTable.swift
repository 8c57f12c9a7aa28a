import Documents
import Guide

/// One row for each code of each variable; a variable without codes has one row.
enum CodebookTable {
  private typealias Cell = DelimitedTextWriter.Cell

  static func table(of entries: [CodebookEntry]) -> CsvTable {
    CsvTable(
      heading: [
        "guide_id", "position", "variable", "label", "section_id", "section_title", "question_id",
        "question_text", "kind", "type", "measure", "decimals", "unit", "minimum", "maximum", "required",
        "condition", "interviewer_note", "spss_name", "value", "value_label", "is_missing", "spss_value",
      ],
      rows: entries.flatMap { entry in
        let facts = facts(of: entry)
        let values = entry.values.map { value -> [Cell] in
          [
            AnswerText.cell(value.code), .text(value.label), .integer(value.isMissing ? 1 : 0),
            AnswerText.cell(value.spss),
          ]
        }
        return (values.isEmpty ? [[.empty, .empty, .empty, .empty]] : values).map { facts + $0 }
      })
  }

  private static func facts(of entry: CodebookEntry) -> [Cell] {
    let question = entry.variable.question
    let format = question?.format
    return [
      .text(entry.guide), .integer(entry.position), .text(entry.variable.name),
      .text(entry.variable.statistics.label), .text(entry.variable.section?.id ?? ""),
      .text(entry.variable.section?.title ?? ""), .text(question?.id ?? ""), .text(question?.text ?? ""),
      .text(question?.kind ?? ""), .text(entry.type), .text(entry.variable.statistics.measure.rawValue),
      entry.decimals.map { .integer($0) } ?? .empty, .text(format?.unit ?? ""),
      AnswerText.cell(format?.minimum ?? ""), AnswerText.cell(format?.maximum ?? ""),
      .text(question?.requirement.rawValue ?? ""), .text(entry.condition),
      .text(question?.interviewerNotes.joined(separator: "\n") ?? ""), .text(entry.spssName),
    ]
  }
}
