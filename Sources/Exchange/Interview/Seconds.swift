package import Timeline

/// Positions as decimal seconds.
package enum Seconds {
  /// Seconds with six decimals and a point, rounded to the nearest: made of integers, so that no time is too long
  /// to be exact and no locale can change it.
  package static func text(_ frame: Frame, at rate: SampleRate) -> String {
    let hertz = Int64(rate.hertz)
    let (whole, rest) = max(0, frame.index).quotientAndRemainder(dividingBy: hertz)
    var micro = (rest * 2_000_000 + hertz) / (2 * hertz)
    var seconds = whole
    if micro == 1_000_000 {
      micro = 0
      seconds += 1
    }
    return "\(seconds).\(padded(Int(micro), to: 6))"
  }
}
