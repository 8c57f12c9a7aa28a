import Documents
import Interview
import Timeline
import Wording

/// One row for each mark, in order of time.
enum MarksTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: [
        "interview_id", "mark", "colour", "colour_name", "label", "text", "question_code", "question_id",
        "question_text", "reach_s", "reach_start_frame",
      ] + TimeColumns.heading
    ) { take in
      for interview in interviews {
        for mark in interview.interview.marks {
          let reach = interview.clamped(mark.frame - max(0, mark.reach))
          take(
            [
              .text(interview.stem), .integer(mark.number), .integer(mark.colour),
              .text(MarkerName.colour(mark.colour).english),
              .text(MarkerName.line(interview.name(of: mark))), .text(mark.label),
              .text(mark.question.flatMap { interview.questionCode($0) } ?? ""), .text(mark.question ?? ""),
              .text(interview.questionText(mark.question)),
              .number(Seconds.text(Frame(max(0, mark.reach)), at: interview.rate)), .integer(reach.index),
            ]
              + TimeColumns.cells(
                Span(start: mark.frame, end: mark.end), interview.wallTime(ofEvent: mark.id), in: interview))
        }
      }
    }
  }
}
