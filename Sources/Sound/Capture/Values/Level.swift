/// How loud one channel is, in dBFS (0 is full scale); silence is `Level.floor`.
package struct Level: Sendable, Codable, Equatable {
  /// What digital silence is shown as, in dBFS.
  package static let floor: Double = -144

  /// The loudest sample of the last 0.3 s, in dBFS.
  package var peak: Double
  /// The effective value of the last 0.3 s, in dBFS.
  package var rms: Double

  /// Makes a level.
  package init(peak: Double = Level.floor, rms: Double = Level.floor) {
    self.peak = peak
    self.rms = rms
  }
}
