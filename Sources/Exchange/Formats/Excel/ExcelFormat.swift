// Excel workbook (Office Open XML, ECMA-376): https://libxlsxwriter.github.io
import Documents
import Foundation
import Guide
import Wording

extension ExportFormat {
  /// One workbook: answers as codes and as labels, the codebook, interviews, visits, marks and notes, a sheet each.
  package static let excel = ExportFormat(
    id: "xlsx", name: "Workbook: answers, labels, codebook, visits, marks, notes (Excel)", purpose: .count,
    opensIn: [
      "Excel", "LibreOffice Calc", Sentence("Numbers", named: "programNumbers"), "Google Sheets",
      "R (readxl)", "Python (openpyxl)",
    ],
    lost: "the list of everything that happened, transcripts, pauses but for their number",
    fileExtension: "xlsx", consent: nil, holds: [.times, .answers, .typed, .guide], reach: .together,
    writer: .files(ExcelFormat.write(_:to:options:)))
}

enum ExcelFormat {
  /// Writes `interviews.xlsx`.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let sheets = sheets(of: interviews)
    let data: Data
    do throws(DocumentError) { data = try WorkbookWriter.data(sheets.map(\.sheet)) } catch {
      throw ExchangeError(.notWritable, error.sentence)
    }
    try OutputFile.write(data, to: folder.appending(path: "interviews.xlsx"))
    var remarks: [Sentence] = [
      "Texts are texts: nothing in it runs as a formula. Missing reasons are -9 to -5."
    ]
    let long = sheets.reduce(0) { $0 + $1.cut }
    if long > 0 {
      remarks.append(
        "\(long) texts are longer than the 32767 characters a cell can hold and were cut; the tables (csv) hold them."
      )
    }
    let crowded = sheets.filter { $0.sheet.rows.count > WorkbookWriter.mostRows }.map(\.sheet.name)
    if !crowded.isEmpty {
      let names = crowded.joined(separator: ", ")
      remarks.append("More rows than a sheet can hold: \(names) ends early; the tables (csv) hold all.")
    }
    return [
      ExportedFile(name: "interviews.xlsx", what: "Workbook of all interviews", remarks: remarks)
    ]
  }

  private static func sheets(of interviews: [ExportedInterview]) -> [ExcelSheet] {
    let studies = StudyTable.tables(of: interviews)
    var sheets: [ExcelSheet] = []
    for study in studies {
      let ending = studies.count == 1 ? "" : " \(study.guide.id)"
      sheets.append(ExcelSheet("answers\(ending)", ExcelAnswers.codes(of: study)))
      sheets.append(ExcelSheet("labels\(ending)", ExcelAnswers.labels(of: study)))
    }
    sheets += [
      ExcelSheet("codebook", CodebookTable.table(of: studies.flatMap { CodebookEntry.all(of: $0) })),
      ExcelSheet("interviews", InterviewsTable.table(of: interviews)),
      ExcelSheet("answers_long", AnswersLongTable.table(of: interviews)),
      ExcelSheet("visits", VisitsTable.table(of: interviews)),
      ExcelSheet("marks", MarksTable.table(of: interviews)),
      ExcelSheet("notes", NotesTable.table(of: interviews)),
    ]
    return sheets
  }
}
