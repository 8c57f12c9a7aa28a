import CALSA
import CSndFile
import Documents
import Foundation
import Glibc
import Timeline

/// A part as it is: a WAV or CAF that libsndfile writes.
final class PlainPartSink: PartSink {
  let isPlain = true
  var descriptors: [Int32] { [descriptor] }
  var names: [String] { [url.lastPathComponent] }

  private let format: RecordingFormat
  private let url: URL
  private let descriptor: Int32
  private let file: OpaquePointer
  private var reserve: DiskReserve
  private var taken: Int64 = 0

  /// Makes the file; its header is on disk when this returns.
  init(_ name: String, in folder: URL, _ format: RecordingFormat, keeping kept: Int64) throws(SoundError) {
    self.format = format
    reserve = DiskReserve(keeping: kept)
    url = folder.appendingPathComponent(name)
    descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw PartFile.failure(name, errno) }
    var info = SF_INFO()
    info.samplerate = Int32(format.rate.hertz)
    info.channels = Int32(format.channels)
    info.format = Self.code(format)
    guard let opened = sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0) else {
      let reason = errno
      Glibc.close(descriptor)
      unlink(url.path)
      throw PartFile.failure(name, reason)
    }
    file = opened
    guard sf_command(file, Int32(SFC_UPDATE_HEADER_NOW), nil, 0) == 0, sf_error(file) == 0,
      fsync(descriptor) == 0
    else {
      let reason = errno
      discard()
      throw PartFile.failure(name, reason)
    }
  }

  var room: Int64 { reserve.room(after: taken + 8192) }

  func write(_ bytes: UnsafeRawBufferPointer, synced: Int64) -> (taken: Int, reason: Int32) {
    reserve.reserve(descriptor, from: taken, to: taken + Int64(bytes.count) + 8192)
    errno = 0
    let written = sf_write_raw(file, bytes.baseAddress, sf_count_t(bytes.count))
    taken += Int64(written)
    return (Int(written), errno)
  }

  func prepareSync() -> Int32 {
    errno = 0
    sf_command(file, Int32(SFC_UPDATE_HEADER_NOW), nil, 0)
    // libsndfile then stays at the beginning of the file: what it writes next would go over the sound.
    return sf_error(file) == 0 ? 0 : errno == 0 ? EIO : errno
  }

  func close(_ frames: Int64, isSafe: Bool) -> Int32 {
    sf_close(file)
    var status = stat()
    // Gives back what was reserved beyond the end. libsndfile pads an odd CAF as if it were a RIFF, where a
    // following chunk would not be found: the end of the sound is the end of the file.
    if format.container == .caf, let layout = PartLayout(FileBytes(descriptor)) {
      _ = ftruncate(descriptor, off_t(layout.dataOffset + frames * Int64(format.bytesPerFrame)))
    } else if fstat(descriptor, &status) == 0 {
      _ = ftruncate(descriptor, status.st_size)
    }
    let unwritten = correctHeader(frames)
    let reason = fsync(descriptor) == 0 ? unwritten : errno
    Glibc.close(descriptor)
    return reason
  }

  /// libsndfile does not say whether the last header was written: what it lacks is written here.
  private func correctHeader(_ frames: Int64) -> Int32 {
    let bytes = FileBytes(descriptor)
    guard let layout = PartLayout(bytes) else { return EIO }
    let sizes = layout.sizes(data: frames * Int64(format.bytesPerFrame), fileLength: bytes.length)
    for (size, offset) in sizes where bytes.bytes(at: offset, count: size.count) != size {
      guard pwrite(descriptor, size, size.count, off_t(offset)) == size.count else { return errno }
    }
    return 0
  }

  func discard() {
    sf_close(file)
    Glibc.close(descriptor)
    unlink(url.path)
  }

  private static func code(_ format: RecordingFormat) -> Int32 {
    let samples = format.bits == 16 ? SF_FORMAT_PCM_16 : SF_FORMAT_PCM_24
    return switch format.container {
    case .wav: Int32(SF_FORMAT_WAV | samples)
    // Little-endian too, so that both containers take the same bytes.
    case .caf: Int32(SF_FORMAT_CAF | SF_ENDIAN_LITTLE | samples)
    }
  }
}
