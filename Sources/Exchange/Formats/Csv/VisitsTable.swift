import Documents
import Guide
import Interview
import Timeline

/// One row for each visit to a question, returns included, in order of time.
enum VisitsTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: [
        "interview_id", "visit", "question_code", "question_id", "visit_no", "section_id", "section_title",
        "question_text", "label",
      ] + TimeColumns.heading
    ) { take in
      for interview in interviews {
        for (index, visit) in interview.interview.visits.enumerated() {
          let section = interview.section(ofQuestion: visit.question)
          take(
            [
              .text(interview.stem), .integer(index + 1),
              .text(interview.questionCode(visit.question) ?? ""), .text(visit.question),
              .integer(visit.number), .text(section?.id ?? ""), .text(section?.title ?? ""),
              .text(interview.questionText(visit)),
              .text(MarkerName.line(interview.name(of: visit))),
            ]
              + TimeColumns.cells(
                Span(start: visit.start, end: visit.end), interview.wallTime(ofEvent: visit.id), in: interview
              ))
        }
      }
    }
  }
}
