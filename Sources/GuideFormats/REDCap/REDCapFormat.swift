package import Foundation
import Documents
import Guide

/// REDCap's data dictionary: a table with one field a line.
package enum REDCapFormat: GuideFormat {
  /// `redcap`
  package static let id = "redcap"
  /// REDCap
  package static let name = "REDCap data dictionary (.csv)"
  /// `.csv`
  package static let fileExtensions = ["csv"]

  /// A table whose first line has REDCap's headings, of the download or of the programming interface.
  package static func recognises(_ data: Data) -> Bool {
    let line =
      String(decoding: data.prefix(4096), as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    return line.contains("Variable / Field Name") || line.contains("field_name") && line.contains("form_name")
  }

  /// Reads a dictionary; it has one language, which only the file's name says.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    do {
      var builder = try REDCapGuide(data, fileName: name)
      let guide = builder.read()
      return GuideReading(guide: guide, diagnostics: builder.problems.sorted)
    } catch {
      return GuideReading(refusing: error)
    }
  }
}
