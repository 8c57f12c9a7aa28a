import Glibc
import RealTimeC

/// Reserves disk blocks for a file ahead of what is written: a sync then has no extents to write, and sound goes on for a while on a
/// disk that somebody else has filled to the last byte. A courtesy: where a file system refuses there are none.
struct DiskReserve {
  private static let step: Int64 = 16_777_216
  /// Less is not worth a call.
  private static let least: Int64 = 65_536

  /// Bytes of the disk that are left alone.
  private let kept: Int64
  /// The byte of the file up to which blocks are reserved.
  private var end: Int64 = 0
  private var mayReserve = true

  init(keeping kept: Int64) { self.kept = kept }

  /// Bytes that are still reserved behind the byte `taken` of the file.
  func room(after taken: Int64) -> Int64 { max(0, end - taken) }

  /// Makes sure, where the disk has more than what is kept, that a file of `taken` bytes has room up to byte `wanted`, and for the time after it as well,
  /// with at most `most` new bytes.
  mutating func reserve(
    _ descriptor: Int32, from taken: Int64, to wanted: Int64, atMost most: Int64 = DiskReserve.step
  ) {
    guard mayReserve, wanted > end else { return }
    let start = max(end, taken)
    let length = min(most, (DiskSpace.free(on: descriptor) ?? .max) - kept)
    guard length >= max(Self.least, wanted - start) else { return }
    switch rtc_reserve(descriptor, start, length) {
    case 0: end = start + length
    case ENOSPC, EDQUOT, EINTR: break
    default: mayReserve = false
    }
  }
}
