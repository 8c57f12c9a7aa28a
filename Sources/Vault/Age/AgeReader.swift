import Foundation

/// A sealed file that is read from anywhere: only the pieces that are touched are opened.
package struct AgeReader: Sendable {
  /// Reads `count` bytes of the sealed file from `offset`; fewer at its end.
  package typealias Source = @Sendable (_ offset: Int64, _ count: Int) throws -> [UInt8]

  /// Bytes of the content.
  package let size: Int64

  private let source: Source
  private let chunks: AgeChunks
  private let start: Int64
  private let last: Int64

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - sealedSize: Its length in bytes.
  ///   - openers: Keys and passphrases, tried in order.
  ///   - source: Where its bytes come from.
  /// - Throws: `AgeError`; its last piece is opened, so that a file that was cut off is never taken for a whole one.
  package init(sealedSize: Int64, openers: [AgeOpener], source: @escaping Source) throws {
    self.source = source
    let beginning = try AgeBeginning(sealedSize: sealedSize, openers: openers, source: source)
    chunks = beginning.chunks
    start = beginning.length
    let sealed = Int64(AgeChunks.size + AgeChunks.tag)
    last = max(0, sealedSize - start - 1) / sealed
    size = max(0, sealedSize - start - (last + 1) * Int64(AgeChunks.tag))
    let end = try piece(last)
    if end.isEmpty, last > 0 { throw AgeChunks.damaged(last) }
  }

  /// The content from `offset`, at most `count` bytes; fewer at its end.
  ///
  /// - Throws: `AgeError` when a piece was changed.
  package func read(at offset: Int64, count: Int) throws -> [UInt8] {
    let end = min(size, offset + Int64(count))
    guard offset >= 0, offset < end else { return [] }
    var content: [UInt8] = []
    content.reserveCapacity(Int(end - offset))
    for number in (offset / Int64(AgeChunks.size))...((end - 1) / Int64(AgeChunks.size)) {
      let from = number * Int64(AgeChunks.size)
      let piece = try piece(number)
      content += piece[Int(max(0, offset - from))..<Int(min(Int64(piece.count), end - from))]
    }
    return content
  }

  private func piece(_ number: Int64) throws -> [UInt8] {
    let length = AgeChunks.size + AgeChunks.tag
    let sealed = try source(start + number * Int64(length), length)
    guard let content = chunks.open(sealed, number: number, isLast: number == last) else {
      throw AgeChunks.damaged(number)
    }
    return content
  }
}
