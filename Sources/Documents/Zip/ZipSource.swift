internal import CZip
import Glibc

/// Lets libzip read an entry from what is no file. Must live until the archive is closed.
final class ZipSource {
  private let bytes: any ByteSource
  private var position: Int64 = 0

  init(_ bytes: any ByteSource) { self.bytes = bytes }

  /// Makes it a source of an archive; `nil` when libzip refuses.
  func open(_ archive: OpaquePointer) -> OpaquePointer? {
    zip_source_function(
      archive,
      { pointer, room, count, command in
        guard let pointer else { return -1 }
        let source = Unmanaged<ZipSource>.fromOpaque(pointer).takeUnretainedValue()
        return source.answer(command, room, Int(count))
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func answer(
    _ command: zip_source_cmd_t, _ room: UnsafeMutableRawPointer?, _ count: Int
  ) -> zip_int64_t {
    switch command {
    case ZIP_SOURCE_OPEN:
      position = 0
      return 0
    case ZIP_SOURCE_READ:
      let got = try? bytes.read(at: position, into: UnsafeMutableRawBufferPointer(start: room, count: count))
      position += Int64(got ?? 0)
      return zip_int64_t(got ?? -1)
    case ZIP_SOURCE_STAT:
      guard let stat = room?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
      zip_stat_init(stat)
      stat.pointee.size = zip_uint64_t(bytes.length)
      stat.pointee.valid = zip_uint64_t(ZIP_STAT_SIZE)
      return zip_int64_t(MemoryLayout<zip_stat_t>.size)
    case ZIP_SOURCE_ERROR:
      guard let numbers = room?.assumingMemoryBound(to: Int32.self) else { return -1 }
      (numbers[0], numbers[1]) = (ZIP_ER_READ, EIO)
      return zip_int64_t(2 * MemoryLayout<Int32>.size)
    case ZIP_SOURCE_SUPPORTS:
      // open, read, close, stat, error and free, one bit each
      return [
        ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
        ZIP_SOURCE_FREE,
      ]
      .reduce(0) { $0 | 1 << zip_int64_t($1.rawValue) }
    default: return 0
    }
  }
}
