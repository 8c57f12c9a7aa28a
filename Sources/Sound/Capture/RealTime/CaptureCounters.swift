import Synchronization

/// What the capture thread tells the others, and they it, without locks. One writer per field.
///
/// Frames here are *ring frames* (delivered by the device and kept) or *device frames* (delivered or lost: the
/// device's own clock since the microphone was first opened).
struct CaptureCounters: ~Copyable {
  /// Ring frames put in; written by the capture thread, releasing the frames' bytes.
  let head = Atomic<Int>(0)
  /// Ring frames taken out; written by the writer thread.
  let tail = Atomic<Int>(0)
  /// Notices put in; written by the capture thread.
  let noticeHead = Atomic<Int>(0)
  /// Notices taken out; written by the writer thread.
  let noticeTail = Atomic<Int>(0)
  /// Nanoseconds: device frame (as time at the nominal rate) minus monotonic time. The one number that maps a
  /// touch to a device frame; a pair (frame, time) would need a sequence lock and say no more.
  let clockOffset = Atomic<Int>(0)
  /// Asks the capture thread to end.
  let stop = Atomic<Bool>(false)
  /// Whether the chosen microphone is held ready while another one records.
  let isChosenBack = Atomic<Bool>(false)
  /// Whether the device is gone; set after the notice of it.
  let isLost = Atomic<Bool>(false)
  /// Whether real-time priority was granted.
  let isRealTime = Atomic<Bool>(false)
  /// Device frame after the last block that held a sample above -60 dBFS.
  let lastLoud = Atomic<Int>(0)
  /// Device frame after the last block that held a sample other than zero.
  let lastNonZero = Atomic<Int>(0)
  /// Device frame after the last block that clipped; -1: never.
  let lastClipped = Atomic<Int>(-1)
  /// Samples in runs of three or more at full scale.
  let clippedSamples = Atomic<Int>(0)
  /// Bit patterns of `Float`: peak and mean square of the last 0.3 s, full scale is 1.
  let firstPeak = Atomic<UInt32>(0)
  let firstEnergy = Atomic<UInt32>(0)
  let secondPeak = Atomic<UInt32>(0)
  let secondEnergy = Atomic<UInt32>(0)
}
