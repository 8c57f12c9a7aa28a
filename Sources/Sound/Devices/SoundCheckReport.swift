/// What a sound check found.
package struct SoundCheckReport: Hashable, Sendable, Codable {
  /// The finding in one word.
  package enum Verdict: String, Sendable, Codable, CaseIterable {
    /// Loud enough, nothing clipped.
    case good
    /// The loudest moment stayed below -30 dBFS.
    case tooQuiet
    /// The sound hit full scale and is distorted.
    case tooLoud
    /// Only zeros: not even noise.
    case silent
    /// As loud all the time as noise or hum is; nobody spoke, or the voice does not arrive.
    case noise
    /// The device hears a loudspeaker and not the room.
    case monitor
  }

  /// The finding.
  package let verdict: Verdict
  /// The finding and what to do about it, in plain words.
  package let advice: String
  /// Loudest moment of each channel in dBFS, -120 (silence) to 0.
  package let peaks: [Double]
  /// Average (RMS) of each channel in dBFS, -120 (silence) to 0.
  package let averages: [Double]
  /// Frames per second at which it was heard.
  package let rate: Int
  /// Frames that were heard.
  package let frames: Int

  private static let quietest = -30.0

  /// Speech comes and goes within a second; what varies less than this, in dB, is noise or hum.
  private static let steadiest = 6.0
  /// Steady sound below this is a quiet room, in dBFS.
  private static let noiseFloor = -55.0
  /// Fewer tenths of a second than this do not tell speech from noise.
  private static let fewest = 20

  /// Judges `levels`; `course` are the averages of its tenths of a second in dBFS.
  init(_ levels: SoundLevels, course: [Double] = [], rate: Int, isMonitor: Bool = false) {
    peaks = levels.peakDecibels
    averages = levels.averageDecibels
    self.rate = rate
    frames = levels.frames
    let loudest = peaks.max() ?? SoundLevels.floor
    let clipped = levels.clippings.reduce(0, +)
    if isMonitor {
      verdict = .monitor
      advice = "this source hears what the loudspeaker plays, not the room: choose a microphone"
    } else if levels.peaks.allSatisfy({ $0 == 0 }) {
      verdict = .silent
      advice = "nothing at all was heard: the microphone is muted or switched off, or it is the wrong one"
    } else if clipped > 0 {
      verdict = .tooLoud
      advice = "too loud, the sound is distorted: turn the level down or move the microphone away"
    } else if Self.isSteady(course) {
      verdict = .noise
      advice =
        "only steady noise or hum was heard, no voice: speak while checking, or check cable and microphone"
    } else if loudest < Self.quietest {
      verdict = .tooQuiet
      advice = "too quiet: move the microphone closer, turn the level up, or speak while checking"
    } else {
      verdict = .good
      let dead = levels.peaks.firstIndex(of: 0).map { "; channel \($0 + 1) hears nothing" } ?? ""
      advice = "good" + dead
    }
  }

  /// Whether nearly all tenths of a second are equally loud, and not just the silence of a quiet room. One tenth in
  /// ten may differ: a click is no voice.
  private static func isSteady(_ course: [Double]) -> Bool {
    guard course.count >= fewest else { return false }
    let sorted = course.sorted()
    let low = sorted[sorted.count / 10]
    let high = sorted[sorted.count - 1 - sorted.count / 10]
    return high - low < steadiest && high > noiseFloor
  }
}
