import Documents
import Guide
import Interview
import Timeline

/// One row for everything that was ever answered, in the order of the guide; `current` tells what counts now.
enum AnswersLongTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: [
        "interview_id", "section_id", "question_code", "question_id", "question_text", "kind", "entry",
        "current", "status", "value", "label", "text", "missing_code", "missing_reason", "mode",
      ] + TimeColumns.heading
    ) { take in
      for interview in interviews {
        for answer in interview.answersInOrder {
          let entries = answer.earlier + [answer.current]
          for (index, entry) in entries.enumerated() {
            take(
              row(entry, index + 1, isCurrent: index == entries.count - 1, answer.question, interview))
          }
        }
      }
    }
  }

  private static func row(
    _ entry: Answer.Entry, _ number: Int, isCurrent: Bool, _ id: String, _ interview: ExportedInterview
  ) -> [DelimitedTextWriter.Cell] {
    let question = interview.question(id)
    // what was answered before it stopped to apply is kept, and marked
    let isBeside = isCurrent && entry.value != nil && !interview.interview.applies(id)
    let reason = isBeside ? .notApplicable : entry.reason
    let status =
      isBeside
      ? "not applicable" : entry.value != nil ? "answered" : entry.reason != nil ? "missing" : "taken back"
    return [
      .text(interview.stem), .text(interview.section(ofQuestion: id)?.id ?? ""),
      .text(interview.questionCode(id) ?? ""), .text(id), .text(interview.questionText(id)),
      .text(question?.kind ?? ""), .integer(number), .integer(isCurrent ? 1 : 0), .text(status),
      entry.value.map { AnswerText.value($0) } ?? .empty,
      .text(entry.value.map { AnswerText.label($0, of: question) } ?? ""),
      .text(entry.value.map { AnswerText.written($0) } ?? ""),
      reason.map { .integer($0.code) } ?? .empty, .text(reason?.word ?? ""),
      .text(entry.mode.rawValue),
    ] + TimeColumns.cells(Span(start: entry.frame, end: entry.frame), entry.wall, in: interview)
  }
}
