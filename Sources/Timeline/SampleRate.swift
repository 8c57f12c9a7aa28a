/// Frames per second of a recording.
package struct SampleRate: Hashable, Sendable {
  /// Frames per second, 1...768 000.
  package let hertz: Int

  /// Makes a rate; values outside 1...768 000 are clamped, so that arithmetic with it never traps.
  package init(_ hertz: Int) { self.hertz = min(max(hertz, 1), 768_000) }

  /// The length of `frames` in seconds.
  package func seconds(frames: Int64) -> Double { Double(frames) / Double(hertz) }

  /// The length of `frames` in whole milliseconds, rounded half up.
  package func milliseconds(frames: Int64) -> Int64 {
    let (whole, rest) = frames.quotientAndRemainder(dividingBy: Int64(hertz))
    return whole * 1000 + (rest * 2000 + Int64(hertz)) / (2 * Int64(hertz))
  }

  /// The number of frames in `seconds`, rounded to the nearest; 0 for values that are not finite, clamped to
  /// ±2^53 so that hostile input cannot overflow.
  package func frames(seconds: Double) -> Int64 {
    let frames = (seconds * Double(hertz)).rounded()
    guard frames.isFinite else { return 0 }
    return Int64(min(max(frames, -9_007_199_254_740_992), 9_007_199_254_740_992))
  }

  /// The number of frames in `nanoseconds` of monotonic time, rounded to the nearest.
  package func frames(nanoseconds: Int64) -> Int64 {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let scaled = rest * Int64(hertz)
    return whole * Int64(hertz) + (scaled + (scaled >= 0 ? 500_000_000 : -500_000_000)) / 1_000_000_000
  }
}

extension SampleRate: Codable {
  /// Reads a bare integer.
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes a bare integer.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hertz)
  }
}
