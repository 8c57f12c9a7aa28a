/// A tenth of a second of a running sound check.
package struct SoundCheckProgress: Hashable, Sendable, Codable {
  /// Seconds heard so far.
  package let seconds: Double
  /// Loudest moment of each channel in this tenth, in dBFS, -120 (silence) to 0.
  package let peaks: [Double]
}
