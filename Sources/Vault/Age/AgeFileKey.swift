import Crypto
import Foundation

/// The key of one age file: 16 bytes made for it alone, never stored unwrapped.
struct AgeFileKey: Sendable {
  /// Its length in bytes.
  static let size = 16

  private let secret: SymmetricKey

  /// A new one.
  init() { secret = SymmetricKey(size: .bits128) }

  /// One that was unwrapped; `nil` when it is not 16 bytes.
  init?(_ bytes: Data) {
    guard bytes.count == Self.size else { return nil }
    secret = SymmetricKey(data: bytes)
  }

  /// The 16 bytes.
  var bytes: Data { secret.withUnsafeBytes { Data($0) } }

  /// The code over a header.
  func code(over header: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: header, using: headerKey))
  }

  /// Whether a code over a header is the one that `code` makes; takes the same time for every wrong one.
  func isRight(_ code: [UInt8], over header: [UInt8]) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: header, using: headerKey)
  }

  /// The key of the chunks.
  func payloadKey(nonce: [UInt8]) -> SymmetricKey { derive(salt: nonce, info: "payload") }

  /// A key for another use, made of this one.
  func derive(salt: [UInt8], info: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: salt, info: Data(info.utf8), outputByteCount: 32)
  }

  private var headerKey: SymmetricKey { derive(salt: [], info: "header") }
}

/// The file's key under another key: ChaCha20-Poly1305 with a nonce of zeros, because the other key is used once.
enum AgeWrapping {
  /// Bytes of a wrapped key.
  static let size = AgeFileKey.size + 16
  private static let nonce = try? ChaChaPoly.Nonce(data: Data(count: 12))

  /// Wraps a file's key.
  static func wrap(_ key: AgeFileKey, under secret: SymmetricKey) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(key.bytes, using: secret, nonce: nonce)
    return Array(box.ciphertext + box.tag)
  }

  /// Unwraps it; `nil` when `secret` is not what it was wrapped under.
  static func unwrap(_ body: [UInt8], under secret: SymmetricKey) -> AgeFileKey? {
    guard let nonce, body.count == size,
      let box = try? ChaChaPoly.SealedBox(nonce: nonce, ciphertext: body.dropLast(16), tag: body.suffix(16)),
      let bytes = try? ChaChaPoly.open(box, using: secret)
    else { return nil }
    return AgeFileKey(bytes)
  }
}
