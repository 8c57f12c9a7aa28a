import CSndFile
import Documents
import Foundation
import Glibc
import RealTimeC
import Timeline

/// One file being recorded. For one thread.
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
  private let url: URL
  private let descriptor: Int32
  private let disk: DiskSync
  private var isClosed = false
  private let file: OpaquePointer
  private var reserved: Int64 = 0
  private var mayReserve = true
  /// Why it could not be brought to the disk whole when it was closed; nil when it could.
  private(set) var closingFailure: SoundError?
  private var digest = SHA256()
  /// What was closed, in the words of `PartDigest`; nil while it is open, and when it could not be read again.
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
    name = Self.name(number, format)
    url = configuration.folder.appendingPathComponent(name)
    limit = max(1, (configuration.partLimitBytes - 8192) / Int64(format.bytesPerFrame))
    descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(name, errno) }
    var info = SF_INFO()
    info.samplerate = Int32(format.rate.hertz)
    info.channels = Int32(format.channels)
    info.format = Self.code(format)
    guard let opened = sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0) else {
      let reason = errno
      Glibc.close(descriptor)
      unlink(url.path)
      throw Self.failure(name, reason)
    }
    file = opened
    disk = DiskSync(descriptor)
    guard sf_command(file, Int32(SFC_UPDATE_HEADER_NOW), nil, 0) == 0, sf_error(file) == 0,
      fsync(descriptor) == 0, Self.syncFolder(configuration.folder)
    else {
      let reason = errno
      sf_close(file)
      Glibc.close(descriptor)
      unlink(url.path)
      throw Self.failure(name, reason)
    }
  }

  /// `part-001.wav`
  static func name(_ number: Int, _ format: RecordingFormat) -> String {
    let digits = String(number)
    return "part-\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).\(format.fileExtension)"
  }

  /// The first frame of the time line after this file.
  var end: Frame { firstFrame + frames }

  /// Writes `count` frames, coded as the file stores them.
  ///
  /// - Throws: `.diskFull` or `.fileUnwritable`; `frames` then says how much was taken, and the file must be
  ///   closed.
  func write(_ bytes: UnsafeRawPointer, count: Int) throws(SoundError) {
    reserve(for: count)
    errno = 0
    let wanted = sf_count_t(count * format.bytesPerFrame)
    let written = sf_write_raw(file, bytes, wanted)
    frames += written / sf_count_t(format.bytesPerFrame)
    digest.update(UnsafeRawBufferPointer(start: bytes, count: max(0, Int(written))))
    guard written == wanted else { throw Self.failure(name, errno) }
  }

  /// Begins to bring header and sound to the disk; `synced` follows.
  ///
  /// - Throws: When an earlier attempt failed.
  func sync() throws(SoundError) {
    guard disk.failure == 0 else { throw Self.failure(name, disk.failure) }
    guard frames > synced else { return }
    sf_command(file, Int32(SFC_UPDATE_HEADER_NOW), nil, 0)
    disk.request(frames)
  }

  /// Finishes the file; everything is on disk when this returns. To be called once.
  func close() {
    disk.wait()
    sf_close(file)
    var status = stat()
    // Gives back what was reserved beyond the end. libsndfile pads an odd CAF as if it were a RIFF, where a
    // following chunk would not be found: the end of the sound is the end of the file.
    if format.container == .caf, let layout = PartLayout(descriptor) {
      _ = ftruncate(descriptor, off_t(layout.dataOffset + frames * Int64(format.bytesPerFrame)))
    } else if fstat(descriptor, &status) == 0 {
      _ = ftruncate(descriptor, status.st_size)
    }
    let reason = disk.failure != 0 ? disk.failure : fsync(descriptor) == 0 ? 0 : errno
    if reason != 0 { closingFailure = Self.failure(name, reason) }
    Glibc.close(descriptor)
    isClosed = true
    sha256 = digest.hexadecimal()
  }

  /// After a failed write: closes, and makes the header say what is really there.
  func closeAfterFailure() {
    close()
    if let repaired = try? PartRepair.repair(file: name, in: url.deletingLastPathComponent()) {
      frames = repaired.frames
    }
    // A failed write may have left more or less than it said.
    sha256 = PartDigest.sha256(of: url)
  }

  /// Reserves disk blocks ahead, so that a sync has no extents to write. A courtesy: failure means nothing.
  private func reserve(for count: Int) {
    let step: Int64 = 16_777_216
    let end = (frames + Int64(count)) * Int64(format.bytesPerFrame) + 8192
    guard mayReserve, end > reserved else { return }
    mayReserve = rtc_reserve(descriptor, reserved, step) == 0
    reserved += step
  }

  private static func code(_ format: RecordingFormat) -> Int32 {
    let samples = format.bits == 16 ? SF_FORMAT_PCM_16 : SF_FORMAT_PCM_24
    return switch format.container {
    case .wav: Int32(SF_FORMAT_WAV | samples)
    // Little-endian too, so that both containers take the same bytes.
    case .caf: Int32(SF_FORMAT_CAF | SF_ENDIAN_LITTLE | samples)
    }
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
