package import Timeline

/// Positions as decimal seconds.
package enum Seconds {
  /// Seconds with six decimals and a point, rounded to the nearest: made of integers, so that no time is too long
  /// to be exact and no locale can change it.
  package static func text(_ frame: Frame, at rate: SampleRate) -> String {
    TimeGrid.microseconds.seconds(TimeGrid.microseconds.units(frame, at: rate))
  }
}
