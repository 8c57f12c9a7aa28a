import Interview
import Interviewing
import Sound
import Timeline

/// How the recording stands right now: sent five times a second, never repeated, and the page's proof that somebody
/// still records. All times in seconds, levels in dBFS.
struct Pulse: Encodable, Equatable {
  /// Position on the sound.
  var seconds: Double
  /// The server's monotonic clock, milliseconds.
  var now: Double
  var sounding: String
  var level: Double
  var peak: Double
  var silent, muted, clipping: Bool
  /// Whether the microphone is there.
  var present: Bool
  var gaps: Int
  /// Whether the sound can be written; not when the disk is full.
  var writing: Bool
  /// Seconds of recording the disk has room for.
  var room: Int?
  /// Whether another microphone stands in for the chosen one.
  var substitute: Bool
  /// Whether it is a loudspeaker's sound and not the room's.
  var monitor: Bool
  /// How the copy on a second medium stands: a word of `MirrorState`; left out without one.
  var mirror: String?

  init(_ state: SessionState, now: MonotonicTime = .now()) {
    let recorder = state.recorder
    seconds = recorder.frame.seconds(at: state.interview.sampleRate)
    self.now = now.milliseconds
    sounding = state.sounding.rawValue
    level = recorder.levels.map(\.rms).max() ?? Level.floor
    peak = recorder.peak
    (silent, muted, clipping) = (recorder.isSilent, recorder.isMuted, recorder.isClipping)
    present = recorder.state != .lost
    gaps = recorder.gaps
    writing = recorder.state != .failed
    room = recorder.remainingSeconds
    substitute = recorder.substitute != nil
    monitor = recorder.isMonitor
    mirror = recorder.mirror?.rawValue
  }
}

extension MonotonicTime {
  /// Milliseconds, for pages: their own clocks count the same way.
  var milliseconds: Double { Double(nanoseconds) / 1e6 }
}
