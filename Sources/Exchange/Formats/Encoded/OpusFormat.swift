package import Wording

/// The recording in a fraction of the room, for sending and listening.
package enum OpusFormat: EncodedFormat {
  /// `opus`
  package static let id = "opus"
  /// Small sound for listening (Opus).
  package static let name: Sentence = "Small sound for listening (Opus)"
  /// `opus`
  package static let fileExtension = "opus"
  /// What is not in it.
  package static let lost: Sentence? = "marks, notes and pauses; a little of the sound"
  /// Programs that play it.
  package static let opensIn: [Sentence] = ["VLC", "Firefox", "Chrome", "Android"]
  /// 48 kbit/s: speech sounds like the recording, on one channel and on two.
  package static let encoding = ["-codec:a", "libopus", "-b:a", "48k", "-vbr", "on"]
  /// `opus`
  package static let container = "opus"
  /// Yes.
  package static let chaptersAreComments = true
}
