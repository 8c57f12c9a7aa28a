import Foundation
import Glibc
import Timeline

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
    if let recipient = configuration.recipient {
      sink = try SealedPartSink(name, in: folder, format, to: recipient)
    } else {
      sink = try PlainPartSink(name, in: folder, format)
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

  /// Writes `count` frames, coded as the file stores them.
  ///
  /// - Throws: `.diskFull` or `.fileUnwritable`; `frames` then says how much was taken, and the file must be
  ///   closed.
  func write(_ bytes: UnsafeRawPointer, count: Int) throws(SoundError) {
    let wanted = count * format.bytesPerFrame
    let (taken, reason) = sink.write(
      UnsafeRawBufferPointer(start: bytes, count: wanted), synced: disk.synced * Int64(format.bytesPerFrame))
    frames += Int64(taken / format.bytesPerFrame)
    guard taken == wanted else { throw Self.failure(name, reason) }
  }

  /// Begins to bring header and sound to the disk; `synced` follows.
  ///
  /// - Throws: When an earlier attempt failed.
  func sync() throws(SoundError) {
    guard disk.failure == 0 else { throw Self.failure(name, disk.failure) }
    guard frames > synced else { return }
    sink.prepareSync()
    disk.request(frames)
  }

  /// Finishes the file; everything is on disk when this returns. To be called once.
  func close() {
    disk.wait()
    sink.close(frames, isSafe: disk.failure == 0)
    isClosed = true
  }

  /// After a failed write: closes, and makes the header say what is really there.
  func closeAfterFailure() {
    close()
    // A sealed part is never changed in place: its tails hold what its last piece does not.
    guard sink.isPlain, let repaired = try? PartRepair.repair(file: name, in: folder) else { return }
    frames = repaired.frames
  }

  private static func syncFolder(_ folder: URL) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { Glibc.close(descriptor) }
    return fsync(descriptor) == 0
  }

  static func failure(_ name: String, _ reason: Int32) -> SoundError {
    switch reason {
    case ENOSPC, EDQUOT:
      SoundError(
        .diskFull, "the disk is full: “\(name)” cannot grow; the sound until now is safe",
        hint: "free some space; recording then goes on by itself in a new part")
    case EEXIST:
      SoundError(
        .fileExists, "there is already a file “\(name)”; sound is never written over sound",
        hint: "record into another interview, or move the file away")
    case EACCES, EPERM, EROFS:
      SoundError(
        .fileUnwritable, "“\(name)” may not be written", hint: "check the rights of the interview's folder")
    default:
      SoundError(
        .fileUnwritable, "“\(name)” cannot be written: \(String(cString: strerror(reason)))",
        hint: "check the disk; the sound until now is in the folder")
    }
  }
}
