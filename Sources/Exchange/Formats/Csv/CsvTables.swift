import Documents
import Foundation
import Guide
import Interview
import Wording

/// What both profiles write.
enum CsvTables {
  private struct Table: Sendable {
    let name: String
    let what: Sentence
    let content: @Sendable () -> CsvTable

    init(_ stem: String, _ what: Sentence, content: @escaping @Sendable () -> CsvTable) {
      (name, self.what, self.content) = ("\(stem).csv", what, content)
    }
  }

  static func write(
    _ interviews: [ExportedInterview], to folder: URL, profile: DelimitedTextWriter.Profile, remark: Sentence
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    let entries = studies.map { CodebookEntry.all(of: $0) }
    var tables = [
      Table(
        "visits",
        "Visits: when which question was the current one"
      ) { VisitsTable.table(of: interviews) },
      Table("marks", "Marks") { MarksTable.table(of: interviews) },
      Table("notes", "Notes") { NotesTable.table(of: interviews) },
      Table(
        "answers_long",
        "Answers, one per row, with all earlier values"
      ) { AnswersLongTable.table(of: interviews) },
    ]
    for study in studies {
      let what: Sentence = "Answers, one row for each interview with the guide \(study.guide.id)"
      tables.append(
        Table(StudyTable.stem("answers_wide", of: study, among: studies), what) {
          AnswersWideTable.table(of: study)
        })
    }
    tables += [
      Table(
        "interviews",
        "Interviews: length, parts, how much is in them"
      ) { InterviewsTable.table(of: interviews) },
      Table(
        "events",
        "Everything that happened, one row each"
      ) { EventsTable.table(of: interviews) },
      Table(
        "codebook",
        "What the columns and codes of answers_wide mean"
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
        what: "The codebook once more, for programs"
      ).opening(in: "Python", "R (jsonlite)"))
    return files
  }
}
