import Documents
import Foundation
import Guide

/// What both profiles write.
enum CsvTables {
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, profile: DelimitedTextWriter.Profile, remark: FileWords
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    let entries = studies.map { CodebookEntry.all(of: $0) }
    var files: [ExportedFile] = []
    func write(_ name: String, _ what: FileWords, _ table: CsvTable) throws {
      try OutputFile.write(table.data(profile), to: folder.appending(path: name))
      files.append(ExportedFile(name: name, what: what, remarks: [remark]))
    }
    // One after the other, so that only one table is in memory.
    try write(
      "visits.csv",
      FileWords(
        "Visits: when which question was the current one",
        german: "Besuche: wann welche Frage die aktuelle war"), VisitsTable.table(of: interviews))
    try write("marks.csv", FileWords("Marks", german: "Marken"), MarksTable.table(of: interviews))
    try write("notes.csv", FileWords("Notes", german: "Notizen"), NotesTable.table(of: interviews))
    try write(
      "answers_long.csv",
      FileWords(
        "Answers, one per row, with all earlier values",
        german: "Antworten, eine pro Zeile, mit allen früheren Werten"),
      AnswersLongTable.table(of: interviews))
    for study in studies {
      try write(
        StudyTable.stem("answers_wide", of: study, among: studies) + ".csv",
        FileWords(
          "Answers, one row for each interview with the guide \(study.guide.id)",
          german: "Antworten, eine Zeile für jedes Interview mit dem Leitfaden \(study.guide.id)"),
        AnswersWideTable.table(of: study))
    }
    try write(
      "interviews.csv",
      FileWords(
        "Interviews: length, parts, how much is in them",
        german: "Interviews: Länge, Teile, wie viel in ihnen ist"),
      InterviewsTable.table(of: interviews))
    try write(
      "events.csv",
      FileWords("Everything that happened, one row each", german: "Alles, was geschah, je eine Zeile"),
      EventsTable.table(of: interviews))
    try write(
      "codebook.csv",
      FileWords(
        "What the columns and codes of answers_wide mean",
        german: "Was Spalten und Codes von answers_wide bedeuten"),
      CodebookTable.table(of: entries.flatMap(\.self)))
    try OutputFile.write(
      try CodebookDocument.data(of: Array(zip(studies, entries))), to: folder.appending(path: "codebook.json")
    )
    files.append(
      ExportedFile(
        name: "codebook.json", what: FileWords("The same for programs", german: "Dasselbe für Programme")))
    return files
  }
}
