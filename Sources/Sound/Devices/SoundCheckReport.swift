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

  /// Judges `levels`.
  init(_ levels: SoundLevels, rate: Int) {
    peaks = levels.peakDecibels
    averages = levels.averageDecibels
    self.rate = rate
    frames = levels.frames
    let loudest = peaks.max() ?? SoundLevels.floor
    let clipped = levels.clippings.reduce(0, +)
    if levels.peaks.allSatisfy({ $0 == 0 }) {
      verdict = .silent
      advice = "nothing at all was heard: the microphone is muted or switched off, or it is the wrong one"
    } else if clipped > 0 {
      verdict = .tooLoud
      advice = "too loud, the sound is distorted: turn the level down or move the microphone away"
    } else if loudest < Self.quietest {
      verdict = .tooQuiet
      advice = "too quiet: move the microphone closer, turn the level up, or speak while checking"
    } else {
      verdict = .good
      let dead = levels.peaks.firstIndex(of: 0).map { "; channel \($0 + 1) hears nothing" } ?? ""
      advice = "good" + dead
    }
  }
}
