import Guide
import Interview
import Interviewing
import Sound
import Timeline

/// What pages know of an interview at one moment, as JSON. Parts that are unchanged are left out of later messages
/// (`StateChange`). Positions are seconds from the start of the recording, and frames where a command needs them.
struct StateView: Sendable {
  /// Facts that change rarely, as one object.
  var head: Head
  /// Sections by identifier.
  var sections: [String: SectionView]
  /// Questions that are anything but untouched, by identifier.
  var questions: [String: QuestionView]
  /// What the guide's logic says of sections and questions, by identifier; those that apply and look as they are written
  /// are left out.
  var logic: [String: LogicView]
  /// Visits, marks, notes, breaks, gaps, changes of the microphone and what the machine noticed, by identifier.
  var log: [String: LogItem]

  struct Head: Encodable, Hashable, Sendable {
    /// Number of the last event.
    var sequence: Int64
    var title, participant, place, persons, language, status, sounding: String
    var current: String?
    /// The section that was chosen as a whole.
    var section: String?
    /// Where the sitting before ended, while the interviewer is still there.
    var resumed: ResumptionView?
    /// Where the current visit began, in seconds.
    var currentSince: Double?
    var sampleRate: Int
    /// How many questions were asked, and how many are answered; the one does not say the other.
    var asked, answered, total: Int
    var added: [AddedQuestion]
    /// The interviewer's own words, in the order of their first use.
    var keywords: [String]
    var handover: HandoverView?
    var microphone: String
    /// `15:27`: when the recorder died, while nobody has gone on since.
    var interrupted: String?
    /// What could not be stored, if anything.
    var storageProblem: String?
  }

  struct ResumptionView: Encodable, Hashable, Sendable {
    var question, section: String?
    /// `15:27`, with the day when it was another one.
    var time: String
    var isAfterCrash: Bool
  }

  struct HandoverView: Encodable, Hashable, Sendable {
    var section: String
    var isFinished: Bool
    var answered, total: Int
  }

  struct SectionView: Encodable, Hashable, Sendable {
    var status: String
    /// Without questions that do not apply.
    var done, total: Int
    var seconds: Double
  }

  struct QuestionView: Encodable, Hashable, Sendable {
    var status: String
    var asked: Bool
    /// Whether the interviewer marked it as done.
    var settled: Bool
    var flagged: Bool
    var seconds: Double
    /// Where the first visit began.
    var at: Double?
    var visits: Int
    var probes: [Int]
    var keywords: [String]
    var answer: AnswerSummary?
  }

  struct AnswerSummary: Encodable, Hashable, Sendable {
    /// As the widgets read and write it: an object with one field, see `AnswerValue`.
    var value: AnswerValue?
    /// As people read it.
    var text: String?
    var reason: String?
    var mode: String
    var earlier: Int
  }

  /// One line of the time line at the side.
  struct LogItem: Encodable, Hashable, Sendable {
    var kind: String
    var seconds: Double
    var frame: Frame
    /// Where it ends, for visits, spans and breaks.
    var endSeconds: Double?
    var question: String?
    var text: String?
    var colour: Int?
    /// The number of a mark.
    var number: Int?
    /// How far back a mark means, in seconds.
    var reach: Double?
    /// How long a break or a gap lasted, in seconds.
    var lasted: Double?
    /// What was drawn, for notes.
    var strokes: [StrokeView]?
    /// What was said, for visits that were transcribed.
    var transcript: String?
  }

  /// One pen stroke of a note.
  struct StrokeView: Encodable, Hashable, Sendable {
    var id: String
    var seconds: Double
    var colour: Int
    var points: [InkStroke.Point]
  }
}
