import Glibc

/// Peak and average loudness of each channel over some stretch of sound, and how often it hit the ceiling.
struct SoundLevels: Sendable {
  private(set) var frames = 0
  /// Highest magnitude per channel, 1 is full scale.
  private(set) var peaks: [Double]
  private var squares: [Double]
  /// Runs of at least three samples at full scale per channel: heard as crackle.
  private(set) var clippings: [Int]
  private var atCeiling: [Int]

  /// Nothing counts as heard below this, so that silence is a number too.
  static let floor = -120.0

  init(channels: Int) {
    peaks = Array(repeating: 0, count: channels)
    squares = peaks
    clippings = Array(repeating: 0, count: channels)
    atCeiling = clippings
  }

  /// Adds interleaved samples, full scale = 32 bits.
  mutating func add(_ samples: [Int32]) {
    frames += samples.count / peaks.count
    for (index, sample) in samples.enumerated() {
      let channel = index % peaks.count
      let value = Double(sample) / 2_147_483_648
      peaks[channel] = max(peaks[channel], abs(value))
      squares[channel] += value * value
      // one step of a 16-bit converter below full scale is full scale
      atCeiling[channel] = abs(value) >= 32_767.0 / 32_768 ? atCeiling[channel] + 1 : 0
      if atCeiling[channel] == 3 { clippings[channel] += 1 }
    }
  }

  /// Peak of each channel in dBFS, -120...0.
  var peakDecibels: [Double] { peaks.map(Self.decibels) }
  /// Root mean square of each channel in dBFS, -120...0.
  var averageDecibels: [Double] { squares.map { Self.decibels(($0 / Double(max(frames, 1))).squareRoot()) } }

  private static func decibels(_ value: Double) -> Double {
    value > 0 ? max(floor, 20 * log10(value)) : floor
  }
}
