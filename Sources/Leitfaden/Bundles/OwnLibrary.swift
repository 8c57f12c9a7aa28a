import Foundation
import Library
import Vault

/// Whether a bundle is sealed to a library of the same person: then interviews only move, and nothing is disclosed.
enum OwnLibrary {
  /// The sealed library on this computer to which a bundle is sealed, and to nobody else.
  ///
  /// - Parameter words: What `--to-key` named. A key that was written out, or copied somewhere else, is somebody's.
  static func sealed(to words: [String], _ seal: BundleSeal) -> URL? {
    guard case .recipients(let keys) = seal, let word = words.first, words.count == 1, !word.hasPrefix("age1")
    else { return nil }
    let folder = URL(filePath: word).standardizedFileURL.resolvingSymlinksInPath().deletingLastPathComponent()
    let library = folder.deletingLastPathComponent()
    guard folder.lastPathComponent == "keys", let ring = try? Library.keys(at: library),
      FileManager.default.fileExists(atPath: folder.appending(path: "library.key.age").path)
    else { return nil }
    return keys.allSatisfy(ring.recipients.contains) ? library : nil
  }
}
