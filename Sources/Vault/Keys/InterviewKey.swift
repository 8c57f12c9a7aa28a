import Crypto
import Foundation
import Wording

/// The key of one interview. Its sound and its documents are age files sealed to `identity`; single values, such as the
/// rows of a database, are sealed with a key derived from it. Without it nothing of the interview can be read again.
package struct InterviewKey: Sendable {
  /// What begins a sealed value.
  package static let mark = "sealed1:"

  /// The key of the interview's files.
  package let identity: AgeIdentity
  private let values: SymmetricKey

  /// A new one.
  package init() { self.init(identity: AgeIdentity()) }

  /// One that was opened.
  package init(identity: AgeIdentity) {
    self.identity = identity
    values = identity.derive(info: "leitfaden/value/v1")
  }

  /// Seals a text (ChaCha20-Poly1305 with a random nonce, as base64 behind `sealed1:`).
  ///
  /// - Parameter place: Where the text belongs, such as a table, a row and what stands beside it. It is not stored: the
  ///   value opens only where the same is said, so none can be moved or taken back to an earlier state unnoticed.
  package func seal(_ text: String, for place: String) throws -> String {
    let box = try ChaChaPoly.seal(Data(text.utf8), using: values, authenticating: Data(place.utf8))
    return Self.mark + box.combined.base64EncodedString()
  }

  /// Opens a text.
  ///
  /// - Throws: `AgeError` `.payload` when it was changed, moved, or sealed with another key.
  package func open(_ sealed: String, for place: String) throws -> String {
    guard sealed.hasPrefix(Self.mark),
      let data = Data(base64Encoded: String(sealed.dropFirst(Self.mark.count))),
      let box = try? ChaChaPoly.SealedBox(combined: data),
      let text = try? ChaChaPoly.open(box, using: values, authenticating: Data(place.utf8)),
      let string = String(data: text, encoding: .utf8)
    else { throw AgeError(.payload, "an encrypted value was changed or belongs elsewhere") }
    return string
  }

  /// A name for something of the interview that tells nobody without the key what it is: 24 hexadecimal digits, the same
  /// for the same text.
  package func name(for text: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data("name|\(text)".utf8), using: values)
    return code.prefix(12).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether a stored text is a sealed one.
  package static func isSealed(_ text: String) -> Bool { text.hasPrefix(mark) }
}
