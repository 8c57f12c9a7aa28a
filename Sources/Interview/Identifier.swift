import Foundation

/// Identifiers of interviews and events.
package enum Identifier {
  /// A new one: UUID text (RFC 9562, version 4) in lower case. Drawn from the kernel by a system call: Foundation's
  /// `UUID()` opens a file for its random numbers, and where no file descriptor is free it says nothing and gives
  /// everything the same identifier, so that a second mark would be taken for a repetition of the first.
  package static func fresh() -> String {
    var random = SystemRandomNumberGenerator()
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      for index in bytes.indices { bytes[index] = random.next() }
      bytes[6] = bytes[6] & 0x0f | 0x40
      bytes[8] = bytes[8] & 0x3f | 0x80
    }
    return UUID(uuid: bytes).uuidString.lowercased()
  }
}
