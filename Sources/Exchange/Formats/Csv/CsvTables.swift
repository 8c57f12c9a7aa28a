import Documents
import Foundation
import Guide
import Interview

/// What both profiles write.
enum CsvTables {
  private struct Table: Sendable {
    let name: String
    let what: FileWords
    let content: @Sendable () -> CsvTable

    init(_ stem: String, _ what: FileWords, content: @escaping @Sendable () -> CsvTable) {
      (name, self.what, self.content) = ("\(stem).csv", what, content)
    }
  }

  static func write(
    _ interviews: [ExportedInterview], to folder: URL, profile: DelimitedTextWriter.Profile, remark: FileWords
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    let entries = studies.map { CodebookEntry.all(of: $0) }
    var tables = [
      Table(
        "visits",
        FileWords(
          "Visits: when which question was the current one",
          german: "Besuche: wann welche Frage die aktuelle war")
      ) { VisitsTable.table(of: interviews) },
      Table("marks", FileWords("Marks", german: "Marken")) { MarksTable.table(of: interviews) },
      Table("notes", FileWords("Notes", german: "Notizen")) { NotesTable.table(of: interviews) },
      Table(
        "answers_long",
        FileWords(
          "Answers, one per row, with all earlier values",
          german: "Antworten, eine pro Zeile, mit allen früheren Werten")
      ) { AnswersLongTable.table(of: interviews) },
    ]
    for study in studies {
      let what = FileWords(
        "Answers, one row for each interview with the guide \(study.guide.id)",
        german: "Antworten, eine Zeile für jedes Interview mit dem Leitfaden \(study.guide.id)")
      tables.append(
        Table(StudyTable.stem("answers_wide", of: study, among: studies), what) {
          AnswersWideTable.table(of: study)
        })
    }
    tables += [
      Table(
        "interviews",
        FileWords(
          "Interviews: length, parts, how much is in them",
          german: "Interviews: Länge, Teile, wie viel in ihnen ist")
      ) { InterviewsTable.table(of: interviews) },
      Table(
        "events",
        FileWords(
          "Everything that happened, one row each", german: "Alles, was geschah, je eine Zeile")
      ) { EventsTable.table(of: interviews) },
      Table(
        "codebook",
        FileWords(
          "What the columns and codes of answers_wide mean",
          german: "Was Spalten und Codes von answers_wide bedeuten")
      ) { CodebookTable.table(of: entries.flatMap(\.self)) },
    ]
    var files = try tables.concurrentMap { table in
      try OutputFile.write(table.content().data(profile), to: folder.appending(path: table.name))
      return ExportedFile(name: table.name, what: table.what, remarks: [remark])
    }
    try OutputFile.write(
      try CodebookDocument.data(of: Array(zip(studies, entries))), to: folder.appending(path: "codebook.json")
    )
    files.append(
      ExportedFile(
        name: "codebook.json",
        what: FileWords(
          "The codebook once more, for programs", german: "Das Codebuch noch einmal, für Programme")
      ).opening(in: "Python", "R (jsonlite)"))
    return files
  }
}
