import HTTPTypes
import Library
import Vault
import WebServing
import Wording

/// How a page wants whole interviews to be sealed.
struct SealWish: Decodable, Sendable {
  /// A way of sealing.
  enum Manner: String, Decodable, Sendable {
    /// Whoever knows it can open the bundle.
    case passphrase
    /// Whoever has one of the secret keys can.
    case keys
    /// Everybody can.
    case plain
  }

  var manner: Manner
  /// For `passphrase`.
  var passphrase: String?
  /// For `keys`: public keys, one a line; lines that begin with # are remarks.
  var keys: String?

  /// The seal.
  ///
  /// - Throws: `WebError` that says what is wrong with the passphrase or the keys.
  func seal() throws -> BundleSeal {
    switch manner {
    case .plain: return .plain
    case .passphrase:
      let passphrase = passphrase ?? ""
      guard !PassphraseAdvice.isWeak(passphrase) else { throw WebError.weakPassphrase }
      return .passphrase(AgePassphrase(passphrase))
    case .keys:
      let lines = (keys ?? "").split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      guard !lines.isEmpty, lines.count <= 100 else { throw Self.noKey }
      return .recipients(
        try lines.map { line in
          do { return try AgeRecipient(line) } catch { throw Self.noKey }
        })
    }
  }

  private static let noKey = WebError(
    status: .unprocessableContent, "bundle-key", "this is not a public key",
    hint: "copy it again, whole: each begins with age1 and stands on a line of its own")
}

extension BundleSeal {
  /// How the name of a bundle ends, without a full stop.
  var ending: String {
    switch self {
    case .recipients, .passphrase: "leitfaden.age"
    case .plain: "leitfaden.tar"
    }
  }
}
