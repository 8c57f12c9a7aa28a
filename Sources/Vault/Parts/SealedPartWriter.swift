import Glibc

/// Seals a part while it is recorded: whole pieces go into its age file, what is not a whole piece yet into a tail as
/// well, at once. What is in the age file is never changed, and no record of a tail before its piece is on the disk there. For one thread.
package final class SealedPartWriter {
  /// Why the disk took no more.
  package struct Failure: Error, Sendable {
    /// The system's error number.
    package let number: Int32

    /// Makes an error.
    package init(number: Int32) { self.number = number }
  }

  /// Bytes of content that are in the age file or in a tail.
  package private(set) var taken: Int64 = 0

  /// How often the last piece is tried.
  private static let attempts = 4

  private let file: Int32
  private let tails: [Int32]
  private let start: Int64
  private let chunks: AgeChunks
  private let record: TailRecord
  /// The piece that is not whole yet, and how many records of it were sealed.
  private var number: Int64 = 0
  private var records: UInt32 = 0
  private var waiting: [UInt8] = []
  /// Bytes in each tail.
  private var lengths: [Int64] = [0, 0]
  private var hasFailed = false

  /// Writes the beginning of a new file; not yet safe from a power cut.
  ///
  /// - Parameters:
  ///   - recipient: Whose key opens the file.
  ///   - file: The empty age file, open for writing.
  ///   - tails: Its two empty tails, open for writing. All three stay the caller's to close.
  /// - Throws: `AgeError`, `Failure`.
  package init(to recipient: AgeRecipient, file: Int32, tails: [Int32]) throws {
    let new = try AgeBeginning.make(to: [recipient])
    (self.file, self.tails) = (file, tails)
    start = new.beginning.length
    chunks = new.beginning.chunks
    record = TailRecord(new.beginning)
    waiting.reserveCapacity(AgeChunks.size)
    try Self.write(new.bytes, to: file, at: 0)
  }

  /// Takes in more of the content; when it returns all of it has been given to the operating system.
  ///
  /// - Parameter secured: What `taken` was when the latest sync of all three files began that has succeeded: records of
  ///   pieces that were in the age file by then are let go of.
  /// - Throws: `Failure`; `taken` says what was taken all the same. Only `finish` may follow.
  package func append(_ content: UnsafeRawBufferPointer, secured: Int64) throws {
    guard !hasFailed else { throw Failure(number: EIO) }
    hasFailed = true
    var rest = content
    while !rest.isEmpty {
      if waiting.count == AgeChunks.size { try close(secured: secured) }
      let count = min(rest.count, AgeChunks.size - waiting.count)
      try mirror(UnsafeRawBufferPointer(rebasing: rest[..<count]))
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    hasFailed = false
  }

  /// Seals what is left as the last piece; on disk when this returns. The tails can then go. A write that fails is tried
  /// again, with the same bytes: `age` opens the end of no part that lacks its last piece.
  ///
  /// - Throws: `Failure`; the tails are still needed then.
  package func finish() throws {
    let place = position(of: number)
    let sealed = try chunks.seal(waiting, number: number, isLast: true)
    for attempt in 1...Self.attempts {
      do {
        try Self.write(sealed, to: file, at: place)
        break
      } catch is Failure where attempt < Self.attempts {
        usleep(20_000)
      }
    }
    // gives back what was reserved beyond the end
    guard ftruncate(file, off_t(place) + off_t(sealed.count)) == 0, fsync(file) == 0 else {
      throw Failure(number: errno)
    }
  }

  /// The piece is whole and more follows: into the age file with it.
  private func close(secured: Int64) throws {
    let sealed = try chunks.seal(waiting, number: number, isLast: false)
    try Self.write(sealed, to: file, at: position(of: number))
    number += 1
    records = 0
    waiting.removeAll(keepingCapacity: true)
    // The next piece goes into the tail of the one before the last. Until that one is on the disk its records stay.
    let tail = Int(number % 2)
    // They are written over, not cut off: on a full disk their blocks would be gone.
    if number >= 2, secured > (number - 1) * Int64(AgeChunks.size) { lengths[tail] = 0 }
  }

  private func mirror(_ content: UnsafeRawBufferPointer) throws {
    let tail = Int(number % 2)
    let sealed = try record.seal(content, piece: number, record: records)
    // counted before it is written: a number whose record may be half on the disk is never used again
    records += 1
    try Self.write(sealed, to: tails[tail], at: lengths[tail])
    lengths[tail] += Int64(sealed.count)
    waiting.append(contentsOf: content)
    taken += Int64(content.count)
  }

  private func position(of number: Int64) -> Int64 {
    start + number * Int64(AgeChunks.size + AgeChunks.tag)
  }

  private static func write(_ bytes: [UInt8], to file: Int32, at offset: Int64) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(file, $0.baseAddress, $0.count, off_t(offset) + done)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(number: count == 0 ? ENOSPC : errno) }
      done += count
    }
  }
}
