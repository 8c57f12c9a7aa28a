/// Seals a stream while it comes: what was written so far can be on disk before the end is known.
package struct AgeWriter: ~Copyable {
  private let chunks: AgeChunks
  private let write: ([UInt8]) throws -> Void
  private var waiting: [UInt8] = []
  private var number: Int64 = 0

  /// Begins a file for recipients, each of whom can open it alone.
  ///
  /// - Parameters:
  ///   - recipients: At least one.
  ///   - write: Takes the bytes of the file, in order; the header at once.
  /// - Throws: `AgeError`, or what `write` throws.
  package init(to recipients: [AgeRecipient], write: @escaping ([UInt8]) throws -> Void) throws {
    try self.init(try AgeBeginning.make(to: recipients), write)
  }

  /// Begins a file that a passphrase opens.
  ///
  /// - Throws: What `write` throws.
  package init(with passphrase: AgePassphrase, write: @escaping ([UInt8]) throws -> Void) throws {
    try self.init(try AgeBeginning.make(with: passphrase), write)
  }

  private init(
    _ new: (beginning: AgeBeginning, bytes: [UInt8]), _ write: @escaping ([UInt8]) throws -> Void
  ) throws {
    self.write = write
    chunks = new.beginning.chunks
    try write(new.bytes)
  }

  /// Takes in more of the content. A piece is sealed when the first byte after it is there, because the last piece is
  /// sealed differently.
  package mutating func append(_ content: some Collection<UInt8>) throws {
    waiting.append(contentsOf: content)
    var start = 0
    while waiting.count - start > AgeChunks.size {
      try write(try chunks.seal(waiting[start..<(start + AgeChunks.size)], number: number, isLast: false))
      number += 1
      start += AgeChunks.size
    }
    waiting.removeFirst(start)
  }

  /// Seals the end.
  package consuming func finish() throws {
    try write(try chunks.seal(waiting, number: number, isLast: true))
  }
}
