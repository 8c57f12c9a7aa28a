import CSndFile
import Documents
import Glibc

/// Lets libsndfile read what is no file on disk. For one thread at a time.
final class VirtualFile {
  private let source: any ByteSource
  private let length: Int64
  private var position: Int64 = 0

  init(_ source: any ByteSource) { (self.source, length) = (source, source.length) }

  /// Opens it for reading; it must live until the handle is closed.
  func open(_ info: inout SF_INFO) -> OpaquePointer? {
    var calls = SF_VIRTUAL_IO(
      get_filelen: { VirtualFile.of($0)?.length ?? 0 },
      seek: { offset, whence, user in VirtualFile.of(user)?.seek(offset, whence) ?? -1 },
      read: { room, count, user in VirtualFile.of(user)?.read(room, count) ?? 0 },
      // written to it is never
      write: { _, _, _ in 0 },
      tell: { VirtualFile.of($0)?.position ?? 0 })
    return sf_open_virtual(&calls, Int32(SFM_READ), &info, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> VirtualFile? {
    pointer.map { Unmanaged<VirtualFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ offset: sf_count_t, _ whence: Int32) -> sf_count_t {
    let base = whence == SEEK_CUR ? position : whence == SEEK_END ? length : 0
    position = min(max(base + offset, 0), length)
    return position
  }

  private func read(_ room: UnsafeMutableRawPointer?, _ count: sf_count_t) -> sf_count_t {
    let room = UnsafeMutableRawBufferPointer(start: room, count: Int(count))
    // libsndfile knows no errors here: what was changed ends the sound
    let got = (try? source.read(at: position, into: room)) ?? 0
    position += Int64(got)
    return sf_count_t(got)
  }
}
