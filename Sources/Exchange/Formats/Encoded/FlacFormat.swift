package import Wording

/// The recording in half the room, without loss.
package enum FlacFormat: EncodedFormat {
  /// `flac`
  package static let id = "flac"
  /// Sound in half the size, nothing lost (FLAC).
  package static let name: Sentence = "Sound in half the size, nothing lost (FLAC)"
  /// `flac`
  package static let fileExtension = "flac"
  /// What is not in it.
  package static let lost: Sentence? = "marks, notes and pauses"
  /// Programs that play it.
  package static let opensIn: [Sentence] = ["VLC", "Audacity", "REAPER"]
  /// Nothing is lost.
  package static let encoding = ["-codec:a", "flac"]
  /// `flac`
  package static let container = "flac"
  /// Yes.
  package static let chaptersAreComments = true
}
