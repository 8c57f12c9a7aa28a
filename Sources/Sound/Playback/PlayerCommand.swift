import Timeline

/// What `Player` asks of its thread.
enum PlayerCommand: Sendable {
  /// Opens the loudspeaker if need be and plays up to, not including, `until`.
  case play(from: Frame, until: Frame?)
  case pause
  case resume
  case seek(Frame)
  /// Frames to move from what is being heard; negative is back.
  case skip(Int64)
  case speed(Double)
  case stop
  /// Ends the thread.
  case quit
}
