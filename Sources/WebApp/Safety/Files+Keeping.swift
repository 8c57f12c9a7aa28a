package import Foundation
import Library
package import WebServing

extension Files {
  /// How the server keeps what belongs to the computer: see `KeepFile`.
  @Sendable static func keep(_ file: URL, _ data: Data) throws {
    try makeDirectories(file.deletingLastPathComponent())
    try replace(file, with: data)
  }
}

extension OwnName {
  /// Reads the user's name, or makes and keeps one.
  package init(keptIn file: URL = usualFile) { self.init(keptIn: file, by: Files.keep) }
}
