import Timeline

/// The stream of device-ready bytes from one frame on: parts, read in order, stretched when the speed is not 1,
/// in the loudspeaker's format. A new one is made at each start, seek and change of speed, so that one start
/// frame, one speed and a count say which frame is being heard.
final class PlaybackSource {
  let start: Frame
  /// First frame not to be heard.
  let end: Frame
  let speed: Double
  /// Device frames taken from here so far.
  private(set) var delivered: Int64 = 0

  private static let blockFrames = 2048
  private let reader: PartReader
  private let stretch: TimeStretch?
  private let format: DeviceFormat
  private var hasFinishedInput = false
  private var samples: [Int32] = []
  private var pending: [UInt8] = []
  private var pendingStart = 0

  init(
    _ reader: PartReader, from start: Frame, until end: Frame, speed: Double, format: DeviceFormat
  ) throws(SoundError) {
    self.reader = reader
    self.start = start
    self.end = min(end, reader.table.length)
    self.speed = speed
    self.format = format
    let (rate, channels) = (reader.table.rate, reader.table.channels)
    stretch = speed == 1 ? nil : try TimeStretch(speed: speed, rate: rate, channels: channels)
    reader.seek(to: start)
  }

  /// The frame heard when `count` device frames of this source have been heard.
  func frame(heard count: Int64) -> Frame {
    guard stretch != nil else { return min(start + count, end) }
    return min(start + Int64((Double(count) * speed).rounded(.down)), end)
  }

  /// The next bytes for the device; empty at the end. `took` says how much of them it accepted.
  func next() throws(SoundError) -> ArraySlice<UInt8> {
    if pendingStart == pending.count {
      pending.removeAll(keepingCapacity: true)
      pendingStart = 0
      samples.removeAll(keepingCapacity: true)
      if try fill() > 0 { format.append(samples[...], to: &pending) }
    }
    return pending[pendingStart...]
  }

  /// Marks `frames` of `bytesPerFrame` as handed to the device.
  func took(_ frames: Int, bytesPerFrame: Int) {
    pendingStart = min(pending.count, pendingStart + frames * bytesPerFrame)
    delivered += Int64(frames)
  }

  private func fill() throws(SoundError) -> Int {
    guard let stretch else { return try readBlock(into: &samples) }
    while true {
      let ready = stretch.read(into: &samples)
      if ready > 0 || hasFinishedInput { return ready }
      var input: [Int32] = []
      if try readBlock(into: &input) > 0 {
        stretch.write(input)
      } else {
        stretch.finish()
        hasFinishedInput = true
      }
    }
  }

  private func readBlock(into samples: inout [Int32]) throws(SoundError) -> Int {
    let left = end - reader.position
    guard left > 0 else { return 0 }
    return try reader.read(Int(min(Int64(Self.blockFrames), left)), into: &samples)
  }
}
