import Crypto
import Foundation
import Wording

/// A secret key, `AGE-SECRET-KEY-1…`, and the public one that belongs to it.
package struct AgeIdentity: Sendable {
  private static let prefix = "age-secret-key-"
  private let secret: Curve25519.KeyAgreement.PrivateKey

  /// A new one.
  package init() { secret = Curve25519.KeyAgreement.PrivateKey() }

  /// One that was written down.
  ///
  /// - Throws: `AgeError` when it is not one.
  package init(_ text: String) throws {
    guard let (prefix, bytes) = Bech32.read(text), prefix == Self.prefix, text == text.uppercased(),
      let secret = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes)
    else { throw AgeError(.key, "this is not a secret age key: AGE-SECRET-KEY-1…") }
    self.secret = secret
  }

  /// As it is written down. Whoever has it opens everything that was sealed to it.
  package var text: String {
    Bech32.text(Array(secret.rawRepresentation), prefix: Self.prefix).uppercased()
  }

  /// What files are sealed to, so that this key opens them.
  package var recipient: AgeRecipient { AgeRecipient(key: secret.publicKey) }

  /// A key for another use, made of this one.
  func derive(info: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret.rawRepresentation), info: Data(info.utf8),
      outputByteCount: 32)
  }

  func unwrap(_ stanza: AgeStanza) throws -> AgeFileKey? {
    guard stanza.kind == AgeRecipient.kind else { return nil }
    guard stanza.arguments.count == 2, let share = AgeBase64.bytes(stanza.arguments[1].utf8),
      share.count == 32,
      stanza.body.count == AgeWrapping.size,
      let key = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: share),
      let shared = try? secret.sharedSecretFromKeyAgreement(with: key),
      // a share of low order makes a secret that everybody knows
      shared.withUnsafeBytes({ $0.contains { $0 != 0 } })
    else { throw AgeError.header("a key in its header is damaged") }
    let wrapping = AgeRecipient.wrappingKey(shared, share: share, recipient: secret.publicKey)
    return AgeWrapping.unwrap(stanza.body, under: wrapping)
  }
}
