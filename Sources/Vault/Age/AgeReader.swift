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
    try self.init(sealedSize, openers, source, isWhole: true)
    let end = try piece(last)
    if end.isEmpty, last > 0 { throw AgeChunks.damaged(last) }
  }

  /// Opens what is there of a file that was cut off: only whole pieces can be read, and nothing says how many are
  /// missing.
  ///
  /// - Throws: `AgeError` when its header is damaged or no key fits.
  package init(beginningOf sealedSize: Int64, openers: [AgeOpener], source: @escaping Source) throws {
    try self.init(sealedSize, openers, source, isWhole: false)
  }

  /// Whether a passphrase opens the file with this beginning, and no key does.
  ///
  /// - Throws: `AgeError` when it is no age file.
  package static func needsPassphrase(_ beginning: [UInt8]) throws -> Bool {
    try AgeHeader.read(beginning).header.stanzas.contains { $0.kind == AgePassphrase.kind }
  }

  /// How long a file with this header is when its content has so many bytes.
  package func sealedSize(of content: Int64) -> Int64 {
    let pieces = max(1, (content + Int64(AgeChunks.size) - 1) / Int64(AgeChunks.size))
    return start + content + pieces * Int64(AgeChunks.tag)
  }

  private init(_ sealedSize: Int64, _ openers: [AgeOpener], _ source: @escaping Source, isWhole: Bool) throws
  {
    self.source = source
    let beginning = try AgeBeginning(sealedSize: sealedSize, openers: openers, source: source)
    chunks = beginning.chunks
    start = beginning.length
    let sealed = Int64(AgeChunks.size + AgeChunks.tag)
    let pieces = max(0, sealedSize - start - 1) / sealed
    last = isWhole ? pieces : .max
    size =
      isWhole
      ? max(0, sealedSize - start - (pieces + 1) * Int64(AgeChunks.tag))
      : max(0, sealedSize - start) / sealed * Int64(AgeChunks.size)
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
