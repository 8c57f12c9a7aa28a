import Documents
import Foundation
import Glibc
import Timeline
import Wording

/// One part being recorded. For one thread.
final class PartFile {
  let number: Int
  /// The name inside the interview's folder.
  let name: String
  let firstFrame: Frame
  /// Frames that were given to the operating system.
  private(set) var frames: Int64 = 0
  /// Frames that survive a power cut.
  var synced: Int64 { isClosed ? frames : disk.synced }
  /// Frames that fit before the size limit.
  let limit: Int64

  private let format: RecordingFormat
  private let folder: URL
  private let sink: any PartSink
  private let disk: DiskSync
  private var isClosed = false
  /// Why it could not be brought to the disk whole when it was closed; nil when it could.
  private(set) var closingFailure: SoundError?
  private var digest = SHA256()
  /// What was closed, in the words of `PartDigest`; nil while it is open, when it could not be read
  /// again, and for a sealed part, which proves itself.
  private(set) var sha256: String?

  /// Makes the file; header and folder entry are on disk when this returns.
  ///
  /// - Throws: `.fileExists`, `.diskFull` or `.fileUnwritable`, with the file's name.
  init(
    number: Int, at firstFrame: Frame, in configuration: RecorderConfiguration
  ) throws(SoundError) {
    self.number = number
    self.firstFrame = firstFrame
    format = configuration.format
    folder = configuration.folder
    name = configuration.partName(number)
    limit = max(1, (configuration.partLimitBytes - 8192) / Int64(format.bytesPerFrame))
    let kept = configuration.diskReserveBytes
    if let recipient = configuration.recipient {
      sink = try SealedPartSink(name, in: folder, format, to: recipient, keeping: kept)
    } else {
      sink = try PlainPartSink(name, in: folder, format, keeping: kept)
    }
    disk = DiskSync(sink.descriptors)
    guard Self.syncFolder(folder) else {
      let reason = errno
      sink.discard()
      throw Self.failure(name, reason)
    }
  }

  /// The first frame of the time line after this file.
  var end: Frame { firstFrame + frames }

  /// Bytes that can still be written when the disk is full.
  var room: Int64 { sink.room }

  /// Writes `count` frames, coded as the file stores them.
  ///
  /// - Throws: `.diskFull` or `.fileUnwritable`; `frames` then says how much was taken, and the file must be
  ///   closed.
  func write(_ bytes: UnsafeRawPointer, count: Int) throws(SoundError) {
    let wanted = count * format.bytesPerFrame
    let (taken, reason) = sink.write(
      UnsafeRawBufferPointer(start: bytes, count: wanted), synced: disk.synced * Int64(format.bytesPerFrame))
    frames += Int64(taken / format.bytesPerFrame)
    digest.update(UnsafeRawBufferPointer(start: bytes, count: max(0, taken)))
    guard taken == wanted else { throw Self.failure(name, reason) }
  }

  /// Begins to bring header and sound to the disk; `synced` follows.
  ///
  /// - Throws: When an earlier attempt failed, or the header cannot be written; the file must then be closed.
  func sync() throws(SoundError) {
    guard disk.failure == 0 else { throw Self.failure(name, disk.failure) }
    guard frames > synced else { return }
    let reason = sink.prepareSync()
    guard reason == 0 else { throw Self.failure(name, reason) }
    disk.request(frames)
  }

  /// Whether it was deleted, or moved with its folder, while it is being written. What it holds lives until it is closed, which
  /// gives it its name again.
  var isGone: Bool { files.contains(where: \.isGone) }

  private var files: [OpenName] {
    zip(sink.descriptors, sink.names).map { OpenName(descriptor: $0, url: folder.appending(path: $1)) }
  }

  /// Finishes the file; everything is on disk when this returns. To be called once.
  func close() {
    disk.wait()
    let gone = isGone ? files.map { $0.kept() } : []
    let ended = sink.close(frames, isSafe: disk.failure == 0)
    var reason = disk.failure != 0 ? disk.failure : ended
    // a sealed part that is finished has no tails any more
    for (index, file) in gone.enumerated() where index == 0 || reason != 0 {
      let left = file.putBack()
      if reason == 0 { reason = left }
    }
    if reason == 0 { for file in gone.dropFirst() { Glibc.close(file.descriptor) } }
    if reason != 0 { closingFailure = Self.failure(name, reason) }
    isClosed = true
    sha256 = sink.isPlain ? digest.hexadecimal() : nil
  }

  /// After a failed write: closes, and makes the header say what is really there.
  func closeAfterFailure() {
    close()
    // What a failed write left is known when the file is read again.
    sha256 = nil
    // A sealed part is never changed in place: its tails hold what its last piece does not.
    guard sink.isPlain else { return }
    if let repaired = try? PartRepair.repair(file: name, in: folder, format: format, keepsOriginal: false) {
      frames = repaired.frames
    }
    sha256 = PartDigest.sha256(of: folder.appending(path: name))
  }

  private static func syncFolder(_ folder: URL) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { Glibc.close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// It was deleted or moved while it was being written.
  static func gone(_ name: String) -> SoundError {
    SoundError(
      .fileUnwritable, "“\(name)” was deleted or moved while it was recorded",
      hint:
        "what it held is put back, and recording continues in a new part; leave the folder alone until you have saved"
    )
  }

  static func failure(_ name: String, _ reason: Int32) -> SoundError {
    switch reason {
    case ENOSPC, EDQUOT:
      SoundError(
        .diskFull, "the disk is full: “\(name)” cannot grow; the sound until now is safe",
        hint: "free some space; recording then continues by itself in a new part")
    case EEXIST:
      SoundError(
        .fileExists, "there is already a file “\(name)”; sound is never written over sound",
        hint: "record into another interview, or move the file away")
    case EACCES, EPERM, EROFS:
      SoundError(
        .fileUnwritable, "“\(name)” may not be written",
        hint: "check the permissions of the interview's folder")
    default:
      SoundError(
        .fileUnwritable, "“\(name)” cannot be written: \(String(cString: strerror(reason)))",
        hint: "check the disk; the sound until now is in the folder")
    }
  }
}
