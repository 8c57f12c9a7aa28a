import Foundation
import WebServing

/// One export being written, which pages follow and can stop.
typealias ExportJob = Job<ExportStep, ExportedFiles>

/// What an export is doing.
struct ExportStep: Sendable {
  /// What happens to its files.
  enum Phase: String, Sendable {
    /// They are being written.
    case writing
    /// They are read from the medium and compared.
    case comparing
    /// They are put into one ZIP file.
    case packing
  }

  /// Where its files go.
  let target: ExportTarget
  var phase = Phase.writing
  /// The format being written, and the how many-th of how many.
  var format = ""
  var number = 0, count = 0
}

/// What came of an export.
struct ExportedFiles: Sendable {
  var files: [URL]
  /// The download; then the files lie in it.
  var archive: URL?
}
