package import Documents
import Foundation
import Synchronization
import Wording

/// The content of a sealed part, read from anywhere: only the pieces that are touched are opened, and the latest are
/// kept. Of a part that is being recorded, or whose recorder died, what was there when it was opened: its tails count.
package final class SealedPart: ByteSource {
  /// What to do where a piece is neither in the file nor in a tail.
  package enum Damage: Sendable {
    /// Reading there fails.
    case refused
    /// Zeros of the same length stand in for it, so that nothing after it moves.
    case silence
  }

  /// Bytes of content.
  package let length: Int64
  /// Whether the file has its last piece: nothing can have been cut off.
  package let isFinished: Bool

  private let file: any ByteSource
  private let chunks: AgeChunks
  private let start: Int64
  /// The number of the last piece; it may be empty.
  private let last: Int64
  /// What only the tails hold: pieces by number, the last one as far as it goes.
  private let tail: [Int64: [UInt8]]
  private let damage: Damage
  private let shelf = Mutex(Shelf())

  /// Opens a part. Its last piece is looked at, so that a file that was cut off is never taken for a whole one.
  ///
  /// - Parameters:
  ///   - file: The age file.
  ///   - tails: Its tails; none when it was finished.
  ///   - identity: The key that opens it.
  ///   - damage: What to do where a piece was changed. With `.silence` a file that was cut off opens too.
  /// - Throws: `AgeError`, `UnreadableBytes`.
  package init(
    _ file: any ByteSource, tails: [any ByteSource] = [], identity: AgeIdentity, damage: Damage = .refused
  ) throws {
    self.file = file
    self.damage = damage
    // before the tails: a piece that moves from a tail into the file meanwhile is then found in the tail
    let size = file.length
    let beginning = try AgeBeginning(sealedSize: size, openers: [.identity(identity)]) { offset, count in
      try file.upTo(count, at: offset)
    }
    (chunks, start) = (beginning.chunks, beginning.length)
    let whole = Int64(AgeChunks.size + AgeChunks.tag)
    let end = max(0, size - start - 1) / whole
    let sealed = try file.upTo(Int(whole), at: start + end * whole)
    if let content = beginning.chunks.open(sealed, number: end, isLast: true), !content.isEmpty || end == 0 {
      (isFinished, last, tail) = (true, end, [:])
      length = end * Int64(AgeChunks.size) + Int64(content.count)
      return
    }
    guard !tails.isEmpty || damage == .silence else { throw AgeChunks.damaged(end) }
    isFinished = false
    let mirrored = TailRecord(beginning).contents(
      of: try tails.map { try $0.upTo(Int(clamping: $0.length), at: 0) })
    // What a power cut left half-written stands at the end; damage before that is not the end.
    var count = max(0, size - start) / whole
    while count > 0 {
      let sealed = try file.upTo(Int(whole), at: start + (count - 1) * whole)
      if beginning.chunks.open(sealed, number: count - 1, isLast: false) != nil { break }
      count -= 1
    }
    while mirrored[count]?.count == AgeChunks.size { count += 1 }
    (last, tail) = (count, mirrored)
    length = count * Int64(AgeChunks.size) + Int64(mirrored[count]?.count ?? 0)
  }

  /// Fills `room` with the content from `offset` on.
  package func read(
    at offset: Int64, into room: UnsafeMutableRawBufferPointer
  ) throws(UnreadableBytes) -> Int {
    let size = Int64(AgeChunks.size)
    let end = min(length, offset + Int64(room.count))
    guard offset >= 0, offset < end else { return 0 }
    var position = offset
    while position < end {
      let number = position / size
      let piece = try piece(number)
      let from = Int(position - number * size)
      let count = min(piece.count - from, Int(end - position))
      guard count > 0 else { break }
      piece.withUnsafeBytes { bytes in
        let target = UnsafeMutableRawBufferPointer(rebasing: room[Int(position - offset)...])
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<from + count]))
      }
      position += Int64(count)
    }
    return Int(position - offset)
  }

  /// Numbers of the pieces that were changed, each opened once: empty when all of it is as it was sealed.
  package func damagedPieces() throws(UnreadableBytes) -> [Int64] {
    var found: [Int64] = []
    for number in 0..<(isFinished ? last + 1 : last) where try opened(number) == nil { found.append(number) }
    return found
  }

  private func piece(_ number: Int64) throws(UnreadableBytes) -> [UInt8] {
    if let known = shelf.withLock({ $0.take(number) }) { return known }
    guard let content = try opened(number) else {
      guard damage == .silence else { throw UnreadableBytes(AgeChunks.damaged(number).sentence) }
      return [UInt8](repeating: 0, count: AgeChunks.size)
    }
    shelf.withLock { $0.put(number, content) }
    return content
  }

  private func opened(_ number: Int64) throws(UnreadableBytes) -> [UInt8]? {
    let isLast = isFinished && number == last
    guard isFinished || number < last else { return tail[number] ?? [] }
    let whole = AgeChunks.size + AgeChunks.tag
    let sealed = try file.upTo(whole, at: start + number * Int64(whole))
    if let content = chunks.open(sealed, number: number, isLast: isLast) { return content }
    return tail[number].flatMap { $0.count == AgeChunks.size ? $0 : nil }
  }

  /// The pieces that were opened last.
  private struct Shelf {
    private static let most = 16
    private var pieces: [(number: Int64, content: [UInt8])] = []

    mutating func take(_ number: Int64) -> [UInt8]? {
      guard let index = pieces.lastIndex(where: { $0.number == number }) else { return nil }
      let found = pieces.remove(at: index)
      pieces.append(found)
      return found.content
    }

    mutating func put(_ number: Int64, _ content: [UInt8]) {
      if pieces.count == Self.most { pieces.removeFirst() }
      pieces.append((number, content))
    }
  }
}
