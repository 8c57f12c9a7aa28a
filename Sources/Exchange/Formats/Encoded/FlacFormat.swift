/// The recording in half the room, without loss.
package enum FlacFormat: EncodedFormat {
  /// `flac`
  package static let id = "flac"
  /// Sound in half the size, nothing lost (FLAC).
  package static let name = "Sound in half the size, nothing lost (FLAC)"
  /// The same in German.
  package static let germanName = "Ton in halber Größe, ohne Verlust (FLAC)"
  /// `flac`
  package static let fileExtension = "flac"
  /// What is not in it.
  package static let lost = "marks, notes and pauses"
  /// The same in German.
  package static let germanLost = "Marken, Notizen und Pausen"
  /// Programs that play it.
  package static let opensIn = ["VLC", "Audacity", "REAPER"]
  /// Nothing is lost.
  package static let encoding = ["-codec:a", "flac"]
  /// `flac`
  package static let container = "flac"
  /// Yes.
  package static let chaptersAreComments = true
}
