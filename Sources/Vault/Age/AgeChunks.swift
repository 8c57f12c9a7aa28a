import Crypto
import Foundation
import Wording

/// The content of an age file: pieces of 64 KiB, each sealed by itself, so that any of them can be opened without the
/// others (the STREAM construction). The number of a piece and whether it is the last are part of its nonce: none can
/// be moved, left out or cut off unnoticed.
struct AgeChunks: Sendable {
  /// Bytes of content in each piece but the last, which has 1 to as many; 0 only in a file without content.
  static let size = 64 << 10
  /// What sealing adds to each piece.
  static let tag = 16
  /// Random bytes before the first piece.
  static let nonceSize = 16

  private let key: SymmetricKey

  init(_ key: AgeFileKey, nonce: [UInt8]) { self.key = key.payloadKey(nonce: nonce) }

  /// Seals a piece.
  func seal(_ content: some DataProtocol, number: Int64, isLast: Bool) throws -> [UInt8] {
    let box = try ChaChaPoly.seal(content, using: key, nonce: try Self.nonce(number, isLast))
    return Array(box.ciphertext) + Array(box.tag)
  }

  /// Opens a piece; `nil` when it is not what was sealed with this number.
  func open(_ sealed: [UInt8], number: Int64, isLast: Bool) -> [UInt8]? {
    guard sealed.count >= Self.tag, let nonce = try? Self.nonce(number, isLast),
      let box = try? ChaChaPoly.SealedBox(
        nonce: nonce, ciphertext: sealed.dropLast(Self.tag), tag: sealed.suffix(Self.tag))
    else { return nil }
    return (try? ChaChaPoly.open(box, using: key)).map { Array($0) }
  }

  /// What to say of a piece that is not as it was sealed.
  static func damaged(_ number: Int64) -> AgeError {
    AgeError(.payload, "it was changed or cut off at byte \(number * Int64(size)) of its content")
  }

  private static func nonce(_ number: Int64, _ isLast: Bool) throws -> ChaChaPoly.Nonce {
    var bytes: [UInt8] = [0, 0, 0]
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
    return try ChaChaPoly.Nonce(data: bytes + [isLast ? 1 : 0])
  }
}
