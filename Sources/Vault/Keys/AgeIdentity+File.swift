package import Foundation

/// A secret key in a file of its own: one line of text, sealed.
extension AgeIdentity {
  /// Opens a file that holds a secret key.
  ///
  /// - Throws: `AgeError` when no key fits, it was changed, or it holds no secret key.
  package init(sealed file: Data, openers: [AgeOpener]) throws {
    let text = String(decoding: try AgeFile.open(file, with: openers), as: UTF8.self)
    try self.init(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// A file that each of `recipients` can open.
  ///
  /// - Throws: `AgeError` when there is no recipient.
  package func sealed(to recipients: [AgeRecipient]) throws -> Data {
    try AgeFile.seal(line, to: recipients)
  }

  /// A file that a passphrase opens.
  ///
  /// - Throws: What the cryptography throws when memory is short.
  package func sealed(with passphrase: AgePassphrase) throws -> Data {
    try AgeFile.seal(line, with: passphrase)
  }

  private var line: Data { Data((text + "\n").utf8) }
}
