import Foundation
import Guide
package import Timeline

extension EventBody {
  /// The interview was begun; always the first event.
  package static func started(_ facts: Started) -> EventBody { EventBody(facts) }

  /// How an interview began.
  package struct Started: Hashable, Sendable, Codable, EventKind {
    /// The guide's `id`.
    package var guide: String
    /// The guide's version label.
    package var guideVersion: String
    /// SHA-like fingerprint under which the library keeps the guide as it was.
    package var guideFingerprint: String
    /// Who is interviewed, by code.
    package var participant: String
    /// What the interview is called.
    package var title: String
    /// BCP 47 tag of the talk's language.
    package var language: String
    /// Frames per second of the recording.
    package var sampleRate: SampleRate
    /// Channels of the recording.
    package var channels: Int
    /// Bits per sample.
    package var bits: Int
    /// `wav` or `caf`.
    package var container: String
    /// Offset of the wall clock from UTC where the interview took place, seconds.
    package var utcOffset: Int
    /// Every random order of the interview comes from it; `nil` in interviews from before there was one, which were led
    /// in the order of the guide.
    package var seed: Int?

    /// Makes the facts of a beginning.
    package init(
      guide: String, guideVersion: String, guideFingerprint: String, participant: String, title: String,
      language: String, sampleRate: SampleRate, channels: Int, bits: Int, container: String, utcOffset: Int,
      seed: Int? = nil
    ) {
      self.guide = guide
      self.guideVersion = guideVersion
      self.guideFingerprint = guideFingerprint
      self.participant = participant
      self.title = title
      self.language = language
      self.sampleRate = sampleRate
      self.channels = channels
      self.bits = bits
      self.container = container
      self.utcOffset = utcOffset
      self.seed = seed
    }

    static let word = "started"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(
        names: { started, pseudonyms in
          started.title = ""
          // Who was called by name first, and by a code later, has only the code.
          started.participant = pseudonyms.participant
        }, text: nil)
    }

    struct Stored: Codable { var started: Started }
    init?(_ stored: Stored) { self = stored.started }
    var stored: Stored { Stored(started: self) }

    var impossibility: String? {
      Possible.first(
        ("channels", channels, 1...64), ("bits", bits, 1...64),
        // no place on earth is farther from UTC than 14 hours
        ("utcOffset", utcOffset, -86_400...86_400))
    }
    var isAboutTheWhole: Bool { true }
    var sound: SoundCourse? { .begins }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.begin(self, event) }
  }
}
