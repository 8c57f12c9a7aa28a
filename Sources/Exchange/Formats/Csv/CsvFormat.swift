// Comma-separated values (RFC 4180): one table each of visits, marks, notes, answers,
// interviews and events, and a codebook. Columns: docs/formats.md
//
//   interview_id,visit,question_code,question_id,...,start_frame,end_frame,start_s,end_s,start_tc,end_tc,...
//   2026-11-21_P-07_a1b2,1,Q01,first_day,...,120000,684000,2.500000,14.250000,00:00:02.500,00:00:14.250,...
import Documents
import Foundation
import Wording

extension ExportFormat {
  /// Tables for a double click: they begin with a byte order mark, and nothing in them runs as a formula.
  package static let csv = ExportFormat(
    id: "csv", name: "Tables for Excel, R, SPSS", purpose: .count,
    opensIn: ["Excel", "LibreOffice Calc", "R", "SPSS", "Stata", "Python"],
    lost: "points of drawings, transcripts",
    fileExtension: "csv", consent: nil, holds: [.times, .answers, .typed, .guide], reach: .together,
    isDefault: true,
    writer: .files(CsvFormat.write(_:to:options:)))
}

enum CsvFormat {
  /// Writes all tables, each with the rows of all interviews.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try CsvTables.write(
      interviews, to: folder, profile: .spreadsheet,
      remark: "Spreadsheet profile: text that would run as a formula has an apostrophe in front.")
  }
}

extension ExportFormat {
  /// The same tables for programs: without a byte order mark, every text exactly as it was typed.
  package static let csvExchange = ExportFormat(
    id: "csv-exchange", name: "The same tables, every letter as it was typed, for programs", purpose: .count,
    opensIn: ["R", "Python", "SQLite"],
    lost: "points of drawings, transcripts",
    fileExtension: "csv", consent: nil, holds: [.times, .answers, .typed, .guide], reach: .together,
    writer: .files(CsvExchangeFormat.write(_:to:options:)))
}

enum CsvExchangeFormat {
  /// Writes all tables, each with the rows of all interviews.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let tables = try CsvTables.write(
      interviews, to: folder, profile: .exchange,
      remark: "Exchange profile: texts are exact; do not open it in a spreadsheet if you do not trust them.")
    try OutputFile.write(Data(ReadScript.text.utf8), to: folder.appending(path: ReadScript.fileName))
    return tables + [
      ExportedFile(
        name: ReadScript.fileName,
        what: "Reads the tables into R, choices as factors with their labels"
      ).opening(in: "R")
    ]
  }
}
