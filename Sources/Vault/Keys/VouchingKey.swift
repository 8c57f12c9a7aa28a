import Crypto
package import Foundation

/// Says what only those can say who hold a secret key: HMAC-SHA256 with a key derived from it.
package struct VouchingKey: Sendable {
  private let key: SymmetricKey

  /// The one that belongs to `identity`.
  package init(_ identity: AgeIdentity) { key = identity.derive(info: "leitfaden/vouch/v1") }

  /// The code for these bytes: 64 hexadecimal digits.
  package func code(for bytes: Data) -> String {
    HMAC<SHA256>.authenticationCode(for: bytes, using: key)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Whether a code was made for these bytes with this key; takes as long for a wrong one as for the right one.
  package func isCode(_ code: String, for bytes: Data) -> Bool {
    let digits = Array(code.utf8)
    guard digits.count == 64 else { return false }
    return zip(digits, self.code(for: bytes).utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
