package import Foundation

/// Whole age files in memory, for small things: keys, documents, single values. Sound is streamed (`AgeWriter`).
package enum AgeFile {
  /// Seals `content` so that each of `recipients` can open it alone.
  ///
  /// - Throws: `AgeError` when there is no recipient.
  package static func seal(_ content: Data, to recipients: [AgeRecipient]) throws -> Data {
    let sealed = SealedBytes()
    var writer = try AgeWriter(to: recipients) { sealed.data.append(contentsOf: $0) }
    try writer.append(content)
    try writer.finish()
    return sealed.data
  }

  /// Seals `content` so that a passphrase opens it.
  ///
  /// - Throws: What the cryptography throws when memory is short.
  package static func seal(_ content: Data, with passphrase: AgePassphrase) throws -> Data {
    let sealed = SealedBytes()
    var writer = try AgeWriter(with: passphrase) { sealed.data.append(contentsOf: $0) }
    try writer.append(content)
    try writer.finish()
    return sealed.data
  }

  /// Opens a whole file.
  ///
  /// - Throws: `AgeError` when no key fits, or it was changed or cut off.
  package static func open(_ sealed: Data, with openers: [AgeOpener]) throws -> Data {
    let bytes = Array(sealed)
    let reader = try AgeReader(sealedSize: Int64(bytes.count), openers: openers) { offset, count in
      let start = min(max(0, Int(clamping: offset)), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }
    return Data(try reader.read(at: 0, count: Int(reader.size)))
  }

  private final class SealedBytes {
    var data = Data()
  }
}
