import Documents
package import Foundation
import Glibc

/// What the samples of a part are, in 64 hexadecimal digits, so that it shows when a disk gives back other ones.
package enum PartDigest {
  /// SHA-256 of the samples as the file stores them; its header does not count, because a repair may rewrite it.
  /// Reads the whole file once.
  ///
  /// - Returns: nil when the file cannot be read, or holds no uncompressed sound.
  package static func sha256(of url: URL) -> String? { sha256(of: url) {} }

  /// The same; `progress` is called after each piece.
  static func sha256(of url: URL, _ progress: () -> Void) -> String? {
    guard let descriptor = try? FileBytes.descriptor(opening: url.path, followsLinks: false) else {
      return nil
    }
    defer { close(descriptor) }
    guard let layout = PartLayout(FileBytes(descriptor)) else { return nil }
    var digest = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    // A frame begun but not finished is cut off by the repair.
    let end = layout.dataOffset + layout.presentBytes / Int64(layout.frameBytes) * Int64(layout.frameBytes)
    var position = layout.dataOffset
    while position < end {
      let wanted = Int(min(Int64(buffer.count), end - position))
      let got = pread(descriptor, &buffer, wanted, off_t(position))
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return nil }
      digest.update(buffer[0..<got])
      position += Int64(got)
      progress()
    }
    return digest.hexadecimal()
  }
}
