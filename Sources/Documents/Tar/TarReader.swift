/// Reads tar archives as `TarWriter` writes them, and no others: regular files, nothing before, between or behind them.
/// Nothing is written to disk.
package struct TarReader: Sendable {
  /// Reads `count` bytes from `offset`; fewer at the end.
  package typealias Source = @Sendable (_ offset: Int64, _ count: Int) throws -> [UInt8]

  /// No archive has more files.
  private static let mostEntries = 100_000
  private static let stride = 1 << 20

  /// All files, in their order; no two have the same path.
  package let entries: [TarEntry]
  private let source: Source

  /// Reads all headers.
  ///
  /// - Throws: `TarProblem` when it is no such archive or is cut off; what `source` throws.
  package init(size: Int64, source: @escaping Source) throws {
    self.source = source
    var entries: [TarEntry] = []
    var paths: Set<String> = []
    var position: Int64 = 0
    while true {
      let block = try source(position, Int(TarEntry.block))
      guard !block.allSatisfy({ $0 == 0 }) else { break }
      guard let (path, length) = TarHeader.read(block), entries.count < Self.mostEntries,
        paths.insert(path.lowercased()).inserted
      else { throw TarProblem.damaged }
      let content = position + TarEntry.block
      let end = content + TarEntry.filled(length)
      guard end <= size else { throw TarProblem.damaged }
      let filling = try source(content + length, Int(end - content - length))
      guard filling.allSatisfy({ $0 == 0 }) else { throw TarProblem.damaged }
      entries.append(TarEntry(path: path, size: length, offset: content))
      position = end
    }
    // exactly two empty blocks, and nothing hidden behind them
    let end = try source(position, Int(2 * TarEntry.block) + 1)
    guard size == position + 2 * TarEntry.block, end.count == Int(2 * TarEntry.block),
      end.allSatisfy({ $0 == 0 })
    else { throw TarProblem.damaged }
    self.entries = entries
  }

  /// The first file of an archive that may be cut off behind it; `nil` when there is none.
  package static func first(source: Source) throws -> TarEntry? {
    guard let (path, size) = TarHeader.read(try source(0, Int(TarEntry.block))) else { return nil }
    return TarEntry(path: path, size: size, offset: TarEntry.block)
  }

  /// The content of a file, piece by piece.
  ///
  /// - Throws: `TarProblem` when it is cut off; what `source` and `take` throw.
  package func read(_ entry: TarEntry, _ take: ([UInt8]) throws -> Void) throws {
    var position: Int64 = 0
    while position < entry.size {
      let piece = try source(entry.offset + position, Int(min(Int64(Self.stride), entry.size - position)))
      guard !piece.isEmpty else { throw TarProblem.damaged }
      try take(piece)
      position += Int64(piece.count)
    }
  }
}
