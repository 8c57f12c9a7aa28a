import Documents
import Foundation
import Guide

@testable import GuideFormats

/// Our own questionnaires in `Fixtures`: one survey in every format, written as its programs write it.
enum OwnQuestionnaires {
  /// Both layouts of LimeSurvey's tables.
  static let limeSurvey = ["limesurvey_178.lss", "limesurvey_630.lss"].map {
    Counts(file: $0, rule: .limeSurvey, sections: 3, questions: 18, parts: 13, answers: 12)
  }
  /// The three dialects of LimeSurvey's exporters.
  static let queXML = [
    Counts(file: "quexml_200.en.xml", rule: .queXML, sections: 3, questions: 17, parts: 13, answers: 28),
    Counts(file: "quexml_205.en.xml", rule: .queXML, sections: 3, questions: 17, parts: 13, answers: 28),
    Counts(
      file: "quexml_314.en.xml", rule: .queXMLByRows, sections: 3, questions: 18, parts: 15, answers: 28),
  ]
  static let tables = [
    Counts(file: "xlsform.csv", sections: 3, questions: 12, parts: 5, answers: 11),
    Counts(file: "redcap.csv", sections: 5, questions: 14, parts: 2, answers: 12),
  ]
  static let all = limeSurvey + queXML + tables

  static func guide(_ name: String) throws -> GuideReading {
    try GuideFormats.read(contentsOf: Files.own(name))
  }

  /// `xlsform.csv` as a workbook: what stands in the first column is the name of a sheet.
  static func workbook() throws -> Data {
    var sheets: [(name: String, rows: [[String]])] = []
    for row in try DelimitedTextReader.sheet(Data(contentsOf: Files.own("xlsform.csv"))).rows {
      guard let last = row.cells.last, let first = row.cells.first else { continue }
      if first.column == 1 {
        sheets.append((first.text, []))
      } else if !sheets.isEmpty {
        var cells = Array(repeating: "", count: last.column - 1)
        for cell in row.cells { cells[cell.column - 2] = cell.text }
        sheets[sheets.count - 1].rows.append(cells)
      }
    }
    return try WorkbookWriter.data(sheets)
  }
}
