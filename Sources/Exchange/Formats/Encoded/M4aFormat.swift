package import Wording

/// The recording in a small file for telephones and podcasts.
package enum M4aFormat: EncodedFormat {
  /// `m4a`
  package static let id = "m4a"
  /// Small sound for telephones and podcasts (M4A).
  package static let name: Sentence = "Small sound for telephones and podcasts (M4A)"
  /// `m4a`
  package static let fileExtension = "m4a"
  /// What is not in it.
  package static let lost: Sentence? = "marks, notes and pauses; a little of the sound"
  /// Programs that play it.
  package static let opensIn: [Sentence] = ["iPhone", "QuickTime", "VLC"]
  /// Speech of two people needs no more.
  package static let encoding = ["-codec:a", "aac", "-b:a", "96k"]
  /// `ipod`
  package static let container = "ipod"
  /// Yes.
  package static let chaptersBeginAtZero = true
}
