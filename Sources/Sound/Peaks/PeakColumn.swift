/// The quietest and loudest sample of a stretch of sound, as a column of a waveform: 8 bits, the top byte of a sample.
package struct PeakColumn: Hashable, Sendable {
  /// Lowest sample of any channel, -128 at full scale.
  package var low: Int8
  /// Highest sample of any channel, 127 at full scale; never below `low`.
  package var high: Int8

  /// Where there is no sound.
  package static let silence = PeakColumn(low: 0, high: 0)

  /// Makes a column.
  package init(low: Int8, high: Int8) {
    self.low = low
    self.high = high
  }
}
