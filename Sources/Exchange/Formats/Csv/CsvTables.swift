import Documents
import Foundation
import Guide

/// What both profiles write.
enum CsvTables {
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, profile: DelimitedTextWriter.Profile, remark: String
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    let entries = studies.map { CodebookEntry.all(of: $0) }
    var files: [ExportedFile] = []
    func write(_ name: String, _ what: String, _ table: CsvTable) throws {
      try OutputFile.write(table.data(profile), to: folder.appending(path: name))
      files.append(ExportedFile(name: name, what: what, remarks: [remark]))
    }
    // One after the other, so that only one table is in memory.
    try write(
      "visits.csv", "Visits: when which question was the current one", VisitsTable.table(of: interviews))
    try write("marks.csv", "Marks", MarksTable.table(of: interviews))
    try write("notes.csv", "Notes", NotesTable.table(of: interviews))
    try write(
      "answers_long.csv", "Answers, one per row, with all earlier values",
      AnswersLongTable.table(of: interviews))
    for study in studies {
      try write(
        StudyTable.stem("answers_wide", of: study, among: studies) + ".csv",
        "Answers, one row for each interview with the guide \(study.guide.id)",
        AnswersWideTable.table(of: study))
    }
    try write(
      "interviews.csv", "Interviews: length, parts, how much is in them",
      InterviewsTable.table(of: interviews))
    try write("events.csv", "Everything that happened, one row each", EventsTable.table(of: interviews))
    try write(
      "codebook.csv", "What the columns and codes of answers_wide mean",
      CodebookTable.table(of: entries.flatMap(\.self)))
    try OutputFile.write(
      try CodebookDocument.data(of: Array(zip(studies, entries))), to: folder.appending(path: "codebook.json")
    )
    files.append(ExportedFile(name: "codebook.json", what: "The same for programs"))
    return files
  }
}
