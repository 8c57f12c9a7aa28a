import Crypto
import CryptoExtras
import Foundation
import Wording

/// A passphrase that seals and opens files. A file that it seals has no other way to its key.
package struct AgePassphrase: Sendable {
  static let kind = "scrypt"
  /// Work for sealing, as a power of two: a second and 256 MiB on a small computer.
  package static let usualWork = 18
  /// The most work that a file may ask for: 4 GiB.
  static let mostWork = 22

  private let secret: [UInt8]
  private let work: Int

  /// Makes one. `work` is the power of two of scrypt's cost for what is sealed, 1 to 22.
  package init(_ text: String, work: Int = usualWork) {
    secret = Array(text.utf8)
    self.work = min(max(work, 1), Self.mostWork)
  }

  func wrap(_ key: AgeFileKey) throws -> AgeStanza {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    return AgeStanza(
      arguments: [Self.kind, AgeBase64.text(salt), String(work)],
      body: try AgeWrapping.wrap(key, under: try wrappingKey(salt: salt, work: work)))
  }

  func unwrap(_ stanza: AgeStanza) throws -> AgeFileKey? {
    guard stanza.kind == Self.kind else { return nil }
    guard stanza.arguments.count == 3, let salt = AgeBase64.bytes(stanza.arguments[1].utf8), salt.count == 16,
      stanza.body.count == AgeWrapping.size, let work = Int(stanza.arguments[2]),
      String(work) == stanza.arguments[2], work > 0
    else { throw AgeError.header("a key in its header is damaged") }
    guard work <= Self.mostWork else {
      throw AgeError.header("it asks for more work than any honest file, 2 to the power of \(work)")
    }
    return AgeWrapping.unwrap(stanza.body, under: try wrappingKey(salt: salt, work: work))
  }

  private func wrappingKey(salt: [UInt8], work: Int) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: secret, salt: Array("age-encryption.org/v1/scrypt".utf8) + salt, outputByteCount: 32,
      rounds: 1 << work, blockSize: 8, parallelism: 1)
  }
}
