import Crypto
import Foundation
import Wording

/// A public key that files are sealed to, `age1…`.
package struct AgeRecipient: Hashable, Sendable {
  static let kind = "X25519"
  private static let prefix = "age"
  private let bytes: Data

  init(key: Curve25519.KeyAgreement.PublicKey) { bytes = key.rawRepresentation }

  /// One that somebody gave.
  ///
  /// - Throws: `AgeError` when it is not one.
  package init(_ text: String) throws {
    guard let (prefix, bytes) = Bech32.read(text), prefix == Self.prefix, text == text.lowercased(),
      bytes.count == 32
    else { throw AgeError(.key, "“\(text.prefix(80))” is not a public age key: age1…") }
    self.bytes = Data(bytes)
  }

  /// As it is given to others; it opens nothing.
  package var text: String { Bech32.text(Array(bytes), prefix: Self.prefix) }

  func wrap(_ key: AgeFileKey) throws -> AgeStanza {
    let ephemeral = Curve25519.KeyAgreement.PrivateKey()
    let recipient = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: bytes)
    let share = Array(ephemeral.publicKey.rawRepresentation)
    let shared = try ephemeral.sharedSecretFromKeyAgreement(with: recipient)
    let wrapping = Self.wrappingKey(shared, share: share, recipient: recipient)
    return AgeStanza(
      arguments: [Self.kind, AgeBase64.text(share)], body: try AgeWrapping.wrap(key, under: wrapping))
  }

  /// The key under which a file's key lies for a recipient.
  static func wrappingKey(
    _ shared: SharedSecret, share: [UInt8], recipient: Curve25519.KeyAgreement.PublicKey
  ) -> SymmetricKey {
    shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(share) + recipient.rawRepresentation,
      sharedInfo: Data("age-encryption.org/v1/X25519".utf8), outputByteCount: 32)
  }
}
