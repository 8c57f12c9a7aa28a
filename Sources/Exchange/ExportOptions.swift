/// What the person who asked for an export said about it.
package struct ExportOptions {
  /// Told of every stretch of sound that was written, in bytes. Throws to stop the export.
  package var wrote: (Int64) throws -> Void

  /// The formats of this export, by their words: what one writes, another need not write as well.
  package var formats: Set<String>

  /// What the person wants of the sound.
  package var sound: SoundWishes

  /// BCP 47 tag of the language of our own words, for formats that people read; `nil` for that of the interview.
  package var language: String?

  /// Draws waveforms.
  package var waveform: Waveform.Source

  /// Makes options.
  package init(
    formats: Set<String> = [], sound: SoundWishes = SoundWishes(), language: String? = nil,
    waveform: @escaping Waveform.Source = { _, _ in nil },
    wrote: @escaping (Int64) throws -> Void = { _ in }
  ) {
    (self.formats, self.sound, self.language) = (formats, sound, language)
    (self.waveform, self.wrote) = (waveform, wrote)
  }
}
