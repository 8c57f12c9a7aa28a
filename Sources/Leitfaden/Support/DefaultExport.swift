import Exchange

import Foundation
import Interview

/// The files that land in an interview's folder by themselves at save.
enum DefaultExport {
  /// Writes the default set into `export/` in the interview's folder.
  static func write(_ interview: Interview, folder: URL) throws {
    _ = try Exporter.export(
      [ExportedInterview(interview: interview, folder: folder)], formats: ExportFormats.defaultSet,
      to: folder.appending(path: "export", directoryHint: .isDirectory), isForgiving: true)
  }
}
