import Documents
import Foundation
import Guide
import Interview

/// What both profiles write.
enum CsvTables {
  private struct Table: Sendable {
    let name: String
    let what: String
    let content: @Sendable () -> CsvTable
  }

  static func write(
    _ interviews: [ExportedInterview], to folder: URL, profile: DelimitedTextWriter.Profile, remark: String
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    let entries = studies.map { CodebookEntry.all(of: $0) }
    var tables = [
      Table(name: "visits.csv", what: "Visits: when which question was the current one") {
        VisitsTable.table(of: interviews)
      },
      Table(name: "marks.csv", what: "Marks") { MarksTable.table(of: interviews) },
      Table(name: "notes.csv", what: "Notes") { NotesTable.table(of: interviews) },
      Table(name: "answers_long.csv", what: "Answers, one per row, with all earlier values") {
        AnswersLongTable.table(of: interviews)
      },
    ]
    for study in studies {
      let name = StudyTable.stem("answers_wide", of: study, among: studies) + ".csv"
      let what = "Answers, one row for each interview with the guide \(study.guide.id)"
      tables.append(Table(name: name, what: what) { AnswersWideTable.table(of: study) })
    }
    tables += [
      Table(name: "interviews.csv", what: "Interviews: length, parts, how much is in them") {
        InterviewsTable.table(of: interviews)
      },
      Table(name: "events.csv", what: "Everything that happened, one row each") {
        EventsTable.table(of: interviews)
      },
      Table(name: "codebook.csv", what: "What the columns and codes of answers_wide mean") {
        CodebookTable.table(of: entries.flatMap(\.self))
      },
    ]
    var files = try tables.concurrentMap { table in
      try OutputFile.write(table.content().data(profile), to: folder.appending(path: table.name))
      return ExportedFile(name: table.name, what: table.what, remarks: [remark])
    }
    try OutputFile.write(
      try CodebookDocument.data(of: Array(zip(studies, entries))), to: folder.appending(path: "codebook.json")
    )
    files.append(ExportedFile(name: "codebook.json", what: "The same for programs"))
    return files
  }
}
