import Synchronization

/// Peak, energy, clipping and silence of what passes through the capture thread.
struct CaptureMeter {
  /// What is remembered of one channel.
  private struct Channel {
    var peak: UInt32 = 0
    var energy = 0.0
    var earlierPeak: (UInt32, UInt32) = (0, 0)
    var earlierEnergy = (0.0, 0.0)
    /// Samples at full scale in a row, so far.
    var clipRun = 0
  }

  private let counters: UnsafeMutablePointer<CaptureCounters>
  private let channels: Int
  private let code: SampleCode
  /// Frames of 0.1 s; three such blocks make a level.
  private let blockFrames: Int
  private let state: UnsafeMutablePointer<Channel>
  private var frames = 0

  /// A meter for `channels` interleaved channels. Memory: see `free`.
  init(_ counters: UnsafeMutablePointer<CaptureCounters>, channels: Int, code: SampleCode, rate: Int) {
    self.counters = counters
    self.channels = channels
    self.code = code
    blockFrames = rate / 10
    state = .allocate(capacity: channels)
    state.initialize(repeating: Channel(), count: channels)
  }

  /// Gives the memory back; the meter must not be used afterwards.
  func free() { state.deallocate() }

  /// Measures `count` frames at `bytes`, which end before device frame `end`.
  @_noLocks mutating func measure(_ bytes: UnsafeRawPointer, count: Int, end: Int) {
    var loudest: UInt32 = 0
    var clipped = 0
    var channel = 0
    while channel < channels {
      clipped = clipped &+ measure(bytes, count: count, channel: channel, loudest: &loudest)
      channel = channel &+ 1
    }
    if loudest > 2_147_483 { counters.pointee.lastLoud.store(end, ordering: .relaxed) }
    if loudest > 0 { counters.pointee.lastNonZero.store(end, ordering: .relaxed) }
    if clipped > 0 {
      counters.pointee.clippedSamples.wrappingAdd(clipped, ordering: .relaxed)
      counters.pointee.lastClipped.store(end, ordering: .relaxed)
    }
    frames = frames &+ count
    if frames >= blockFrames { publish() }
  }

  /// Measures one channel; returns the samples that clipped.
  @_noLocks private func measure(
    _ bytes: UnsafeRawPointer, count: Int, channel: Int, loudest: inout UInt32
  ) -> Int {
    let width = code.bytes
    let full = code.fullScale
    let step = width &* channels
    var place = bytes + channel &* width
    var peak: UInt32 = 0
    var energy: Float = 0
    var run = state[channel].clipRun
    var clipped = 0
    var i = 0
    while i < count {
      let sample = Self.sample(place, code)
      // The magnitude of the most negative value is one more than the most positive.
      let size = sample.magnitude
      if size > peak { peak = size }
      if size >= full {
        run = run &+ 1
        if run >= 3 { clipped = clipped &+ (run == 3 ? 3 : 1) }
      } else {
        run = 0
      }
      let value = Float(sample)
      energy += value * value
      place += step
      i = i &+ 1
    }
    state[channel].clipRun = run
    if peak > state[channel].peak { state[channel].peak = peak }
    state[channel].energy += Double(energy)
    if peak > loudest { loudest = peak }
    return clipped
  }

  /// A sample, moved to the top of 32 bits.
  @_noLocks private static func sample(_ place: UnsafeRawPointer, _ code: SampleCode) -> Int32 {
    switch code {
    case .s16: return Int32(place.load(as: Int16.self)) &<< 16
    case .s32: return place.load(as: Int32.self)
    case .s24Low: return place.load(as: Int32.self) &<< 8
    case .s24Packed:
      let low = UInt32(place.load(as: UInt8.self)) &<< 8
      let middle = UInt32(place.load(fromByteOffset: 1, as: UInt8.self)) &<< 16
      let high = UInt32(place.load(fromByteOffset: 2, as: UInt8.self)) &<< 24
      return Int32(bitPattern: low | middle | high)
    }
  }

  /// Ends a block of 0.1 s: shows the loudest and the mean of the last three.
  @_noLocks private mutating func publish() {
    var channel = 0
    while channel < channels {
      let now = state[channel]
      let mean = now.energy / Double(frames) / (2_147_483_648.0 * 2_147_483_648.0)
      var peak = now.peak
      if now.earlierPeak.0 > peak { peak = now.earlierPeak.0 }
      if now.earlierPeak.1 > peak { peak = now.earlierPeak.1 }
      let energy = Float((mean + now.earlierEnergy.0 + now.earlierEnergy.1) / 3)
      let height = Float(peak) / 2_147_483_648
      if channel == 0 {
        counters.pointee.firstPeak.store(height.bitPattern, ordering: .relaxed)
        counters.pointee.firstEnergy.store(energy.bitPattern, ordering: .relaxed)
      } else {
        counters.pointee.secondPeak.store(height.bitPattern, ordering: .relaxed)
        counters.pointee.secondEnergy.store(energy.bitPattern, ordering: .relaxed)
      }
      state[channel].earlierPeak = (now.peak, now.earlierPeak.0)
      state[channel].earlierEnergy = (mean, now.earlierEnergy.0)
      state[channel].peak = 0
      state[channel].energy = 0
      channel = channel &+ 1
    }
    frames = 0
  }
}
