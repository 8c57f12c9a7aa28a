import Crypto
import Wording

/// What stands before the pieces of an age file, for whoever has its key: the header and 16 random bytes.
struct AgeBeginning: Sendable {
  /// The file's key.
  let key: AgeFileKey
  /// The random bytes.
  let nonce: [UInt8]
  /// Bytes before the first piece.
  let length: Int64

  /// How its pieces are sealed.
  var chunks: AgeChunks { AgeChunks(key, nonce: nonce) }

  /// Begins a new file for recipients; `bytes` are what it begins with.
  static func make(to recipients: [AgeRecipient]) throws -> (beginning: AgeBeginning, bytes: [UInt8]) {
    guard !recipients.isEmpty else { throw AgeError(.key, "there is nobody to encrypt it for") }
    return try make { key in try recipients.map { try $0.wrap(key) } }
  }

  /// The same for a file that a passphrase opens.
  static func make(with passphrase: AgePassphrase) throws -> (beginning: AgeBeginning, bytes: [UInt8]) {
    try make { key in [try passphrase.wrap(key)] }
  }

  private static func make(
    _ stanzas: (AgeFileKey) throws -> [AgeStanza]
  ) throws -> (beginning: AgeBeginning, bytes: [UInt8]) {
    let key = AgeFileKey()
    let nonce = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    let bytes = AgeHeader(try stanzas(key), key: key).bytes + nonce
    return (AgeBeginning(key: key, nonce: nonce, length: Int64(bytes.count)), bytes)
  }

  /// Reads what an existing file begins with.
  ///
  /// - Parameters:
  ///   - sealedSize: Its length in bytes.
  ///   - openers: Keys and passphrases, tried in order.
  ///   - source: Where its bytes come from.
  /// - Throws: `AgeError`.
  init(sealedSize: Int64, openers: [AgeOpener], source: AgeReader.Source) throws {
    let (header, length) = try Self.header(sealedSize, source)
    guard header.stanzas.count == 1 || !header.stanzas.contains(where: { $0.kind == AgePassphrase.kind })
    else {
      throw AgeError.header("its header mixes a passphrase with other keys")
    }
    key = try Self.key(of: header, openers)
    try header.check(key)
    nonce = try source(Int64(length), AgeChunks.nonceSize)
    guard nonce.count == AgeChunks.nonceSize else { throw AgeError.header("it ends behind its header") }
    self.length = Int64(length + AgeChunks.nonceSize)
  }

  private init(key: AgeFileKey, nonce: [UInt8], length: Int64) {
    (self.key, self.nonce, self.length) = (key, nonce, length)
  }

  private static func header(
    _ sealedSize: Int64, _ source: AgeReader.Source
  ) throws -> (header: AgeHeader, length: Int) {
    // Nearly every header fits into the first try; only one for hundreds of recipients is longer.
    let usual = try source(0, min(usualSize, Int(clamping: sealedSize)))
    if let found = try? AgeHeader.read(usual) { return found }
    return try AgeHeader.read(try source(0, min(AgeHeader.most, Int(clamping: sealedSize))))
  }

  private static let usualSize = 4096

  private static func key(of header: AgeHeader, _ openers: [AgeOpener]) throws -> AgeFileKey {
    for opener in openers {
      if let key = try opener.key(in: header.stanzas) { return key }
    }
    throw AgeError(.noMatch, "none of the keys opens it")
  }
}
