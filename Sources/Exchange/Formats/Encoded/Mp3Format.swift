package import Wording

/// The recording in a small file that everything plays.
package enum Mp3Format: EncodedFormat {
  /// `mp3`
  package static let id = "mp3"
  /// Small sound for every player (MP3).
  package static let name: Sentence = "Small sound for every player (MP3)"
  /// `mp3`
  package static let fileExtension = "mp3"
  /// What is not in it.
  package static let lost: Sentence? = "marks, notes and pauses; a little of the sound"
  /// Programs that play it.
  package static let opensIn: [Sentence] = ["VLC", "iPhone", "Android", "f4", "Express Scribe"]
  /// Variable, so that every rate and number of channels finds its size.
  package static let encoding = ["-codec:a", "libmp3lame", "-q:a", "4", "-id3v2_version", "3"]
  /// `mp3`
  package static let container = "mp3"
}
