package import Vault

/// For whom a bundle is sealed. An age file has either recipients or a passphrase, never both.
package enum BundleSeal: Sendable {
  /// Each of them can open it alone.
  case recipients([AgeRecipient])
  /// Whoever knows it can.
  case passphrase(AgePassphrase)
  /// Everybody can read it.
  case plain

  /// As the ledger names them.
  package var names: [String] {
    switch self {
    case .recipients(let recipients): recipients.map(\.text)
    case .passphrase: [Departure.passphrase]
    case .plain: []
    }
  }
}
