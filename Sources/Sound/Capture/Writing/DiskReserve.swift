import RealTimeC

/// Reserves disk blocks ahead, so that a sync has no extents to write. A courtesy: failure means nothing.
struct DiskReserve {
  private static let step: Int64 = 16_777_216
  private var reserved: Int64 = 0
  private var mayReserve = true

  /// Makes sure that `descriptor` has room up to byte `end`.
  mutating func reserve(_ descriptor: Int32, to end: Int64) {
    guard mayReserve, end > reserved else { return }
    mayReserve = rtc_reserve(descriptor, reserved, Self.step) == 0
    reserved += Self.step
  }
}
