package import Guide
package import Timeline

/// What can happen in an interview. Stored as `kind` plus a JSON body; a kind is never renamed or given another
/// meaning once released, and kinds of a later version are kept as `unknown`.
package enum EventBody: Hashable, Sendable {
  /// The interview was begun; always the first event.
  case started(Started)
  /// A sound file was opened.
  case partOpened(PartOpened)
  /// A sound file was closed; everything in it is on disk.
  case partClosed(PartClosed)
  /// A question became the current one; closes the visit before. `nil` leaves the guide, or goes to a section as a whole:
  /// then `section` names it.
  case visited(question: String?, section: String? = nil)
  /// A question was added on the spot. It becomes the last of `section`.
  case asked(question: String, text: String, section: String)
  /// A bookmark was set by hand.
  case marked(Marked)
  /// A mark was changed; fields that are `nil` stay as they were. A `colour` of 1...9, an empty label clears.
  case markEdited(mark: String, frame: Frame?, end: Frame?, colour: Int?, label: String?)
  /// A mark was removed.
  case markDeleted(mark: String)
  /// The first letter of a note was typed; the event's identifier is the note's.
  case noteBegun(question: String?)
  /// The text of a note, whole; the last one counts. An empty text removes the note, unless something is drawn on it.
  case noteText(note: String, text: String)
  /// A note was removed, with what was drawn on it.
  case noteDeleted(note: String)
  /// One stroke was drawn on a note; the event's frame is where the stroke began. Taken back by `undone`.
  case inked(note: String, stroke: InkStroke)
  /// A stroke was rubbed out. A note of which nothing is left goes with it.
  case strokeDeleted(stroke: String)
  /// A keyword was touched for a question: set, or taken away again.
  case keyworded(question: String, keyword: String, isSet: Bool)
  /// A question was answered, or its answer changed.
  case answered(question: String, value: AnswerValue, mode: AnswerMode)
  /// A question was left without an answer for a reason.
  case unanswered(question: String, reason: MissingReason, mode: AnswerMode)
  /// The answer was taken back: the question is as if never answered.
  case answerCleared(question: String, mode: AnswerMode)
  /// A question was flagged to come back to, or the flag was taken away.
  case flagged(question: String, isFlagged: Bool)
  /// The interviewer marked a question as done, whatever else tells, or took the mark away: then its answer tells again. An
  /// answer that comes later takes the mark away.
  case settled(question: String, isDone: Bool)
  /// A probe (1-based, in the order of the guide) was ticked or unticked.
  case probed(question: String, probe: Int, isTicked: Bool)
  /// The sound was paused: the frame stands still from here.
  case paused
  /// The sound goes on.
  case continued
  /// A deliberate gap in the sound, with its reason (may be empty).
  case offRecord(reason: String)
  /// Why it is off record, said after the sound had stopped already.
  case offRecordReason(String)
  /// Back on record.
  case onRecord
  /// Sound was lost.
  case gap(Gap)
  /// The microphone vanished.
  case deviceLost(name: String)
  /// A microphone is there (again).
  case deviceChanged(name: String)
  /// The machine noticed something about the sound.
  case noticed(SoundNotice)
  /// Metadata were changed; fields that are `nil` stay as they were.
  case edited(Metadata)
  /// What the participant agreed to, said anew as a whole.
  case consented(Consent)
  /// The device was handed over: the interviewee answers the questions of this section alone.
  case handedOver(section: String)
  /// The interviewee chose the language in which the handed-over questions are shown; a BCP 47 tag of the guide.
  case languageChosen(String)
  /// The interviewee reached the end of the section and waits to hand the device back.
  case handoverFinished
  /// The interviewer has the device again.
  case handedBack
  /// What was said during a visit, whole; the last one counts, an empty text takes it away.
  case transcribed(visit: String, text: String)
  /// An earlier event was taken back.
  case undone(event: String)
  /// The interview was closed; it can be reopened.
  case saved
  /// A saved or left interview was opened again to go on.
  case reopened
  /// The recorder was closed without saving.
  case left
  /// After a crash: the sitting broke off here. `left` follows at once. Crashes from before there was this event show by
  /// `recovered`.
  case interrupted
  /// After a crash: a part was put in order at the next start. `sha256` as in `PartClosed`.
  case recovered(part: Int, frames: Int64, sha256: String? = nil)
  /// An event of a later version, kept as it is.
  case unknown(kind: String, json: String)

  /// How an answer came about.
  package enum AnswerMode: String, Sendable, Codable {
    /// Typed by the interviewer.
    case interviewer
    /// Given by the interviewee on the handed-over device.
    case handover
  }

  /// Something the machine noticed about the sound.
  package enum SoundNotice: String, Sendable, Codable {
    /// Nothing but silence arrives.
    case silenceBegan
    /// Sound is there again.
    case silenceEnded
    /// The level is too high.
    case clipping
    /// The disk is nearly full.
    case diskLow
    /// The disk is full; recording stopped.
    case diskFull
    /// Every sample is exactly zero: muted, or not a microphone.
    case muted
    /// The microphone answers but delivers nothing.
    case stalled
    /// What is recorded is a loudspeaker's sound and not the room's.
    case wrongSource
    /// The copy on a second medium does not follow any more.
    case mirrorFailed
    /// It follows again.
    case mirrorReturned
    /// At the end it was read back and is the same.
    case mirrorVerified
    /// The medium held something else under the name of a part; it was kept there in `recovered`.
    case mirrorKeptOther
    /// At the end it was read back; an older part is damaged in the library and whole in the copy.
    case firstDamaged
  }

  /// How an interview began.
  package struct Started: Hashable, Sendable, Codable {
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
  }

  /// A sound file that was opened.
  package struct PartOpened: Hashable, Sendable, Codable {
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
  }

  /// A sound file that was closed.
  package struct PartClosed: Hashable, Sendable, Codable {
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
  }

  /// A bookmark as it was set. Its identifier is the event's, its moment the event's frame.
  package struct Marked: Hashable, Sendable, Codable {
    /// 1...9; what the colours mean is the user's. 1 red, 2 yellow, 3 green, 4 blue, 5 violet.
    package var colour: Int
    /// Optional name, often given later.
    package var label: String
    /// How many frames before the touch the mark means ("the last ten seconds"); 0 or more.
    package var reach: Int64

    /// Makes a mark.
    package init(colour: Int, label: String, reach: Int64) {
      self.colour = colour
      self.label = label
      self.reach = reach
    }
  }

  /// Facts about an interview that people may change at any time.
  package struct Metadata: Hashable, Sendable, Codable {
    /// What the interview is called.
    package var title: String?
    /// Who is interviewed, by code.
    package var participant: String?
    /// Where it took place, as text.
    package var place: String?
    /// Who else was there.
    package var persons: String?
    /// BCP 47 tag of the talk's language.
    package var language: String?

    /// Makes a change; set what changes.
    package init(
      title: String? = nil, participant: String? = nil, place: String? = nil, persons: String? = nil,
      language: String? = nil
    ) {
      self.title = title
      self.participant = participant
      self.place = place
      self.persons = persons
      self.language = language
    }
  }
}
