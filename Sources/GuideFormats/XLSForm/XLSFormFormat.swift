package import Foundation
import Documents
package import Guide

/// XLSForm, the questionnaire workbooks of ODK and KoBo, as .xlsx or as one .csv with all sheets in it.
package enum XLSFormFormat: GuideFormat, WritableGuideFormat {
  /// `xlsform`
  package static let id = "xlsform"
  /// XLSForm
  package static let name = "XLSForm (.xlsx, .csv)"
  /// `.xlsx`, `.csv`, and where LibreOffice is there `.xls`.
  package static let fileExtensions = ["xlsx", "xls", "csv"]
  /// application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  package static let mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

  /// Any table that is no REDCap dictionary.
  package static func recognises(_ data: Data) -> Bool { !REDCapFormat.recognises(data) }

  /// A workbook of the old kind as one of the new.
  package static func prepared(_ data: Data) -> Data { OldWorkbook.converted(data) ?? data }

  /// Reads a form.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    var problems = ImportProblems()
    do {
      let sheets = try XLSFormSheets(data, name: name, &problems)
      let form = XLSFormTables(sheets, &problems)
      guard let languages = XLSFormLanguages(form, wanted: language, &problems) else {
        return GuideReading(guide: nil, diagnostics: problems.sorted)
      }
      var builder = XLSFormGuide(form, languages, fileName: name, problems)
      let guide = builder.read()
      return GuideReading(guide: guide, diagnostics: builder.problems.sorted, languages: languages.tags)
    } catch {
      return GuideReading(refusing: error)
    }
  }

  /// Writes a guide as a workbook.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    var writer = XLSFormWriter(guide)
    let data = try writer.data()
    return GuideWriting(data: data, losses: writer.losses)
  }
}
