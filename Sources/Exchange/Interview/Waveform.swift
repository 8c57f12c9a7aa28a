import Timeline

/// The waveform of an interview, from the first to the last frame of its sound, in columns of equal width. Whoever asks
/// for an export brings it along: this room reads no samples.
package struct Waveform: Hashable, Sendable {
  /// Lowest and highest sample of each column, -128...127.
  package var columns: [ClosedRange<Int8>]

  /// How a waveform of so many columns is had; `nil` when the sound cannot be read.
  package typealias Source = (_ interview: ExportedInterview, _ columns: Int) -> Waveform?

  /// Makes a waveform.
  package init(columns: [ClosedRange<Int8>]) { self.columns = columns }
}
