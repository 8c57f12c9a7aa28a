/// Something that opens age files: a secret key or a passphrase.
package enum AgeOpener: Sendable {
  /// A secret key.
  case identity(AgeIdentity)
  /// A passphrase.
  case passphrase(AgePassphrase)

  /// The key of the file with these stanzas; `nil` when none was made for this.
  func key(in stanzas: [AgeStanza]) throws -> AgeFileKey? {
    for stanza in stanzas {
      switch self {
      case .identity(let identity):
        if let key = try identity.unwrap(stanza) { return key }
      case .passphrase(let passphrase):
        if let key = try passphrase.unwrap(stanza) { return key }
      }
    }
    return nil
  }
}
