package import Timeline

extension EventBody {
  /// A sound file was opened.
  package static func partOpened(_ part: PartOpened) -> EventBody { EventBody(part) }

  /// A sound file was closed; everything in it is on disk.
  package static func partClosed(_ part: PartClosed) -> EventBody { EventBody(part) }

  /// After a crash: a part was put in order at the next start. `sha256` as in `PartClosed`.
  package static func recovered(part: Int, frames: Int64, sha256: String? = nil) -> EventBody {
    EventBody(Recovered(part: part, frames: frames, sha256: sha256))
  }

  /// A sound file that was opened.
  package struct PartOpened: Hashable, Sendable, Codable, EventKind {
    /// 1, 2, 3 …
    package var number: Int
    /// File name in the interview's folder.
    package var file: String
    /// Position of its first frame.
    package var firstFrame: Frame
    /// The microphone.
    package var device: String

    /// Makes the facts of an opened part.
    package init(number: Int, file: String, firstFrame: Frame, device: String) {
      self.number = number
      self.file = file
      self.firstFrame = firstFrame
      self.device = device
    }

    static let word = "partOpened"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: { part, pseudonyms in part.device = pseudonyms.device(part.device) }, text: nil)
    }

    struct Stored: Codable { var opened: PartOpened }
    init?(_ stored: Stored) { self = stored.opened }
    var stored: Stored { Stored(opened: self) }

    var impossibility: String? {
      Possible.first(("part", number, Possible.parts)) ?? Possible.first(("firstFrame", firstFrame.index))
        ?? (Possible.isPlain(file) ? nil : "file “\(file)”")
    }
    var isAboutTheWhole: Bool { true }
    var isOfRecovery: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.parts.append(
        Part(number: number, file: file, firstFrame: firstFrame, frames: nil, device: device))
    }
  }

  /// A sound file that was closed.
  package struct PartClosed: Hashable, Sendable, Codable, EventKind {
    /// The part's number.
    package var number: Int
    /// How many frames it holds.
    package var frames: Int64
    /// SHA-256 of its samples as the file stores them, without header, in hexadecimal digits; `nil` in interviews from
    /// before it was kept, and when the sound could not be read again.
    package var sha256: String?

    /// Makes the facts of a closed part.
    package init(number: Int, frames: Int64, sha256: String? = nil) {
      self.number = number
      self.frames = frames
      self.sha256 = sha256
    }

    static let word = "partClosed"
    static var privacy: EventPrivacy<Self> { .harmless }

    struct Stored: Codable { var closed: PartClosed }
    init?(_ stored: Stored) { self = stored.closed }
    var stored: Stored { Stored(closed: self) }

    var impossibility: String? {
      Possible.first(("part", number, Possible.parts)) ?? Possible.first(("frames", frames))
    }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.closePart(number, frames: frames, sha256: sha256)
    }
  }

  /// After a crash: a part was put in order at the next start.
  package struct Recovered: EventKind, Codable {
    private enum CodingKeys: String, CodingKey {
      case part = "number"
      case frames, sha256
    }

    static let word = "recovered"
    static var privacy: EventPrivacy<Self> { .harmless }
    typealias Stored = Self

    /// The part's number.
    package var part: Int
    var frames: Int64
    /// As in `PartClosed`; `nil` while there was no time to look at the samples.
    package var sha256: String?

    var impossibility: String? {
      Possible.first(("part", part, Possible.parts)) ?? Possible.first(("frames", frames))
    }
    var isOfRecovery: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.closePart(part, frames: frames, sha256: sha256)
      interview.isBrokenOff = true
    }
  }
}
