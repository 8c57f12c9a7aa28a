import Crypto
import Foundation

// The tails of a part mirror what is not yet in a whole piece of its age file, so that no sound is lost with the process
// or the power. Records follow each other:
//
//   offset  size
//        0     8  number of the piece, big-endian
//        8     4  number of the record within the piece, from 0
//       12     4  bytes of content
//       16     …  the content, sealed with ChaCha20-Poly1305: as many bytes
//        …    16  its tag
//
// The first 12 bytes are the nonce, all 16 are authenticated. The key is made of the file's key, salted with the 16 random
// bytes of the file: records fit no other file. Records of even pieces lie in the first tail, of odd ones in the second.

/// How records of a tail are sealed and opened.
struct TailRecord: Sendable {
  /// Bytes before the content.
  static let headSize = 16
  static let tagSize = 16

  private let key: SymmetricKey

  init(_ beginning: AgeBeginning) {
    key = beginning.key.derive(salt: beginning.nonce, info: "leitfaden/tail/v1")
  }

  /// A record of `content`, at most a piece. The two numbers together must never have been used for other content.
  func seal(_ content: UnsafeRawBufferPointer, piece: Int64, record: UInt32) throws -> [UInt8] {
    let head = Self.big(UInt64(piece)) + Self.big(record) + Self.big(UInt32(content.count))
    let box = try ChaChaPoly.seal(
      content, using: key, nonce: try ChaChaPoly.Nonce(data: head.prefix(12)), authenticating: head)
    return head + box.ciphertext + box.tag
  }

  /// What the tails hold of each piece, from its beginning to the first record that is missing or damaged.
  func contents(of tails: [[UInt8]]) -> [Int64: [UInt8]] {
    var found: [Int64: (records: UInt32, content: [UInt8])] = [:]
    for tail in tails {
      var rest = tail[...]
      while let (piece, record, content, size) = open(rest) {
        rest = rest.dropFirst(size)
        var known = found[piece] ?? (0, [])
        guard known.records == record, known.content.count + content.count <= AgeChunks.size else { continue }
        known.content += content
        known.records += 1
        found[piece] = known
      }
    }
    return found.mapValues(\.content)
  }

  /// The record at the beginning of `bytes`; `nil` when there is none that was sealed with this key.
  private func open(_ bytes: ArraySlice<UInt8>) -> (Int64, UInt32, Data, size: Int)? {
    guard bytes.count >= Self.headSize + Self.tagSize else { return nil }
    let head = bytes.prefix(Self.headSize)
    func number(_ range: Range<Int>) -> UInt64 {
      head.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 << 8 | UInt64($1) }
    }
    let count = Int(number(12..<16))
    let size = Self.headSize + count + Self.tagSize
    guard count <= AgeChunks.size, bytes.count >= size, let piece = Int64(exactly: number(0..<8)),
      let nonce = try? ChaChaPoly.Nonce(data: head.prefix(12)),
      let box = try? ChaChaPoly.SealedBox(
        nonce: nonce, ciphertext: bytes.dropFirst(Self.headSize).prefix(count),
        tag: bytes.prefix(size).suffix(Self.tagSize)),
      let content = try? ChaChaPoly.open(box, using: key, authenticating: head)
    else { return nil }
    return (piece, UInt32(number(8..<12)), content, size)
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
