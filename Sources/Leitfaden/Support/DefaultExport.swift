import Exchange
import Foundation
import Interview

/// The files for other programs that every saved interview has, in `export/` of its folder.
enum DefaultExport {
  /// Writes the default set; what an earlier save put there and this one does not write is taken away.
  static func write(_ interview: Interview, folder: URL) throws {
    _ = try Exporter.export(
      [ExportedInterview(interview: interview, folder: folder)], formats: ExportFormats.defaultSet,
      to: folder.appending(path: "export", directoryHint: .isDirectory), isForgiving: true,
      replacesEarlierExports: true)
  }
}
