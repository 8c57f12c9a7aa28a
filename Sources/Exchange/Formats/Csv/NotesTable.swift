import Documents
import Interview
import Timeline

/// One row for each note, at the moment its first letter was typed.
enum NotesTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: [
        "interview_id", "note", "question_code", "question_id", "question_text", "label", "text",
      ] + TimeColumns.heading
    ) { take in
      for interview in interviews {
        for (index, note) in interview.writtenNotes.enumerated() {
          take(
            [
              .text(interview.stem), .integer(index + 1),
              .text(note.question.flatMap { interview.questionCode($0) } ?? ""), .text(note.question ?? ""),
              .text(interview.questionText(note.question)), .text(interview.name(of: note)),
              .text(note.text),
            ]
              + TimeColumns.cells(
                Span(start: note.frame, end: note.frame), interview.wallTime(ofEvent: note.id), in: interview)
          )
        }
      }
    }
  }
}
