package import Foundation

/// A secret key in a file of its own: one line of text, sealed.
extension AgeIdentity {
  /// Opens a file that holds a secret key.
  ///
  /// - Throws: `AgeError` when no key fits, it was changed, or it holds no secret key.
  package init(sealed file: Data, openers: [AgeOpener]) throws {
    try self.init(lines: Self.lines(of: file, openers: openers))
  }

  /// The lines of a file that holds a secret key: comments, which begin with `#`, and the key.
  ///
  /// - Throws: `AgeError` when no key fits, or it was changed.
  package static func lines(of file: Data, openers: [AgeOpener]) throws -> [String] {
    String(decoding: try AgeFile.open(file, with: openers), as: UTF8.self)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The key among lines and comments.
  package init(lines: [String]) throws {
    try self.init(lines.filter { !$0.hasPrefix("#") && !$0.isEmpty }.joined(separator: "\n"))
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
  /// - Parameter comments: Lines before the key, which `age` leaves aside; nobody changes them without the passphrase.
  package func sealed(with passphrase: AgePassphrase, comments: [String] = []) throws -> Data {
    try AgeFile.seal(Data(comments.map { "# \($0)\n" }.joined().utf8) + line, with: passphrase)
  }

  private var line: Data { Data((text + "\n").utf8) }
}
