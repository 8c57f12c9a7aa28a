import Foundation
import Glibc
import Vault

/// A part that is sealed while it is recorded: `part-001.wav.age`, and its tails until it is finished.
///
/// The content is a WAV that does not say how long it is, because nothing in an age file is changed once it is written.
final class SealedPartSink: PartSink {
  let isPlain = false
  let descriptors: [Int32]

  private let folder: URL
  let names: [String]
  private let header: [UInt8]
  private let writer: SealedPartWriter
  private var reserve: DiskReserve

  /// Makes the files; what the sealed one begins with is on disk when this returns.
  init(
    _ name: String, in folder: URL, _ format: RecordingFormat, to recipient: AgeRecipient, keeping kept: Int64
  ) throws(SoundError) {
    self.folder = folder
    reserve = DiskReserve(keeping: kept)
    let names = [name] + SealedName.tails(of: name)
    var opened: [Int32] = []
    func giveUp() {
      for descriptor in opened { Glibc.close(descriptor) }
      for name in names.prefix(opened.count) { unlink(folder.appendingPathComponent(name).path) }
    }
    for name in names {
      let descriptor = open(
        folder.appendingPathComponent(name).path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        let reason = errno
        giveUp()
        throw PartFile.failure(name, reason)
      }
      opened.append(descriptor)
    }
    (self.names, descriptors) = (names, opened)
    for tail in opened.dropFirst() {
      var room = DiskReserve(keeping: kept)
      room.reserve(tail, from: 0, to: Self.tailRoom, atMost: Self.tailRoom)
    }
    header = PartLayout.header(format, data: nil)
    do {
      writer = try SealedPartWriter(to: recipient, file: opened[0], tails: Array(opened.dropFirst()))
      try header.withUnsafeBytes { try writer.append($0, secured: 0) }
      for descriptor in opened where fsync(descriptor) != 0 {
        throw SealedPartWriter.Failure(number: errno)
      }
    } catch {
      giveUp()
      throw PartFile.failure(name, (error as? SealedPartWriter.Failure)?.number ?? EINVAL)
    }
  }

  /// Bytes reserved for a tail: it holds a piece, and as many more as fill up while the disk is busy.
  private static let tailRoom: Int64 = 131_072

  /// Where the file ends at most with so much content: the tags of the pieces take 16 bytes in 65536.
  private static func place(of content: Int64) -> Int64 { content / 4096 * 4097 + 8192 }

  var room: Int64 { reserve.room(after: Self.place(of: writer.taken)) }

  func write(_ bytes: UnsafeRawBufferPointer, synced: Int64) -> (taken: Int, reason: Int32) {
    let before = writer.taken
    reserve.reserve(descriptors[0], from: before, to: Self.place(of: before + Int64(bytes.count)))
    do {
      try writer.append(bytes, secured: synced == 0 ? 0 : synced + Int64(header.count))
      return (bytes.count, 0)
    } catch {
      return (Int(writer.taken - before), (error as? SealedPartWriter.Failure)?.number ?? EINVAL)
    }
  }

  func prepareSync() -> Int32 { 0 }

  func close(_ frames: Int64, isSafe: Bool) -> Int32 {
    // Without its last piece it is a part whose recorder died, and its tails stay for `PartRepair`.
    var reason: Int32 = 0
    do {
      try writer.finish()
    } catch {
      reason = (error as? SealedPartWriter.Failure)?.number ?? EIO
    }
    for descriptor in descriptors { Glibc.close(descriptor) }
    // the first tail, which says that the part is unfinished, goes last
    if reason == 0 && isSafe { remove(names.dropFirst().reversed()) }
    return reason
  }

  func discard() {
    for descriptor in descriptors { Glibc.close(descriptor) }
    remove(names.reversed())
  }

  private func remove(_ names: some Sequence<String>) {
    for name in names { unlink(folder.appendingPathComponent(name).path) }
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    Glibc.close(descriptor)
  }
}
