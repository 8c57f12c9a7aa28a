package import Foundation
package import Guide
package import Timeline

/// What happened in one interview, folded from its events. A pure value: the same events always give the same
/// interview, whether they come from the live session, the database or an `interview.json`.
package struct Interview: Sendable {
  /// How far it is.
  package enum Status: String, Sendable, Codable {
    /// Not begun.
    case planned
    /// Going on, or left without saving.
    case open
    /// Closed; can be reopened.
    case saved
  }

  /// Identifier, UUID text in lower case.
  package let id: String
  /// The guide as it was when the interview began, plus the questions added on the spot.
  package internal(set) var guide: Guide
  /// The guide as this interview shows it: sections, questions, choices and rows in its own order, without what is
  /// `hidden`.
  package internal(set) var ordered: Guide
  /// The logic of the guide with the answers so far: what applies, with which words, what is still needed.
  package internal(set) var run: GuideRun
  /// All events in order, taken-back ones included.
  package internal(set) var events: [InterviewEvent] = []

  /// How far it is.
  package internal(set) var status = Status.planned
  /// The facts of the beginning.
  package internal(set) var beginning: EventBody.Started?
  /// What the interview is called.
  package internal(set) var title = ""
  /// Who is interviewed, by code.
  package internal(set) var participant = ""
  /// Where it took place, as text.
  package internal(set) var place = ""
  /// Who else was there.
  package internal(set) var persons = ""
  /// BCP 47 tag of the talk's language.
  package internal(set) var language = ""
  /// What the participant agreed to; `nil` while nobody stored it.
  package internal(set) var consent: Consent?
  /// Wall-clock time of the first event.
  package internal(set) var startedAt: Date?
  /// Wall-clock time of the last `saved` or `left`.
  package internal(set) var endedAt: Date?

  /// The sound files in order.
  package internal(set) var parts: [Part] = []
  /// Every visit to every question, in order of time; the last may still be going on.
  package internal(set) var visits: [Visit] = []
  /// The current question.
  package internal(set) var currentQuestion: String?
  /// The section that was chosen as a whole, as long as none of its questions is current.
  package internal(set) var currentSection: String?
  /// Where the interviewer was when the device was handed over or the last sitting ended.
  package internal(set) var lastPlace = GuidePlace()
  /// Where and when the sitting before ended, until the interviewer goes elsewhere.
  package internal(set) var resumed: Resumption?
  /// Bookmarks in order of their frames.
  package internal(set) var marks: [Mark] = []
  /// Notes in order of their beginnings.
  package internal(set) var notes: [Note] = []
  /// Answers by question, also those taken back.
  package internal(set) var answers: [String: Answer] = [:]
  /// Questions flagged to come back to.
  package internal(set) var flagged: Set<String> = []
  /// The interviewer's own mark that a question is done, set or taken away again; of questions that never had it nothing.
  package internal(set) var settled: [String: Bool] = [:]
  /// Ticked probes (1-based) by question.
  package internal(set) var tickedProbes: [String: Set<Int>] = [:]
  /// The keywords that stand for each question, in the order in which they were set.
  package internal(set) var keywords: [String: [Keyword]] = [:]
  /// Every keyword that was used in this interview, in the order of first use: offered again for each question.
  package internal(set) var knownKeywords: [String] = []
  /// Transcripts by the identifier of their visit.
  package internal(set) var transcripts: [String: String] = [:]
  /// Every time the device was handed over, in order; the last may still be going on.
  package internal(set) var handovers: [Handover] = []
  /// The language that the interviewee chose for the handed-over questions.
  package internal(set) var handoverLanguage: String?
  /// Questions added on the spot.
  package internal(set) var addedQuestions: [AddedQuestion] = []
  /// Pauses, off-record stretches and interruptions.
  package internal(set) var breaks: [SoundBreak] = []
  /// Lost sound.
  package internal(set) var gaps: [Gap] = []
  /// Position of the latest event or the end of the sound, whichever is later.
  package internal(set) var length = Frame.zero

  /// Position of the latest event; unlike `length` not moved by the end of the sound.
  var reached = Frame.zero
  /// Questions of which visits are left out in this telling: they were reached all the same.
  var passedBy: Set<String> = []
  /// Whether the last sitting has ended.
  var isOver = false
  /// Whether the recorder died in this sitting.
  var isBrokenOff = false
  /// What was stored last in this sitting before the recorder died, and by which clock.
  var lastWord: (frame: Frame, wall: Date)?
  /// Where questions became current, in order of time; see `Interview+Visits.swift`.
  var turns: [Turn] = []
  /// The words of questions during their visits, where they are not those of the guide; by identifier of the visit.
  var wordings: [String: Wording] = [:]
  /// The numbers of marks by their identifiers, deleted ones included.
  var markNumbers: [String: Int] = [:]
  var lastMarkNumber = 0
  var undone: Set<String> = []
  /// The guide as it was when the interview began.
  package internal(set) var originalGuide: Guide
  var breakBegan: MonotonicTime?
  /// What the guide's logic said of the whole answers, in an interview that is told without some of them.
  var verdicts: LogicVerdicts?

  /// Folds `events`, which must be in order of their sequence.
  package init(id: String, guide: Guide, events: [InterviewEvent] = []) {
    self.init(id: id, run: GuideRun(guide, moment: nil), events: events)
  }

  /// The same with the logic of its guide read already: a study has many interviews along one guide.
  ///
  /// - Parameter run: Without answers.
  package init(id: String, run: GuideRun, events: [InterviewEvent]) {
    self.id = id
    self.run = run
    (guide, originalGuide, ordered) = (run.guide, run.guide, run.guide)
    self.events = events
    refold()
  }

  /// Takes in the next event.
  package mutating func append(_ event: InterviewEvent) {
    events.append(event)
    numberMark(event)
    if let id = event.body.as(EventBody.Undone.self)?.event {
      undone.insert(id)
      refold()
    } else {
      apply(event)
    }
  }

  /// Where the sound ends; `length` while it is being recorded or when there is none. After a crash events can lie
  /// up to a quarter of a second later.
  package var soundEnd: Frame {
    parts.last.flatMap { part in part.frames.map { part.firstFrame + $0 } } ?? length
  }

  /// The same interview at a later moment: the current visit has gone on until `frame`.
  package func continued(to frame: Frame) -> Interview {
    var later = self
    later.reach(frame)
    return later
  }

  /// The rate that turns frames into seconds; 48 000 Hz before the beginning.
  package var sampleRate: SampleRate { beginning?.sampleRate ?? SampleRate(48_000) }

  /// Whether the event was taken back.
  package func isUndone(_ event: InterviewEvent) -> Bool { undone.contains(event.id) }

  /// The hand-over that is going on.
  package var handover: Handover? { handovers.last.flatMap { $0.end == nil ? $0 : nil } }

  /// The hand-over during which `frame` lies, both ends included: a command of the interviewee may arrive after it.
  package func handover(at frame: Frame) -> Handover? {
    handovers.last { $0.since <= frame && frame <= $0.end ?? frame }
  }

  /// The interruption with which the last sitting ended, while nobody has gone on.
  package var interruption: SoundBreak? {
    isOver && isBrokenOff ? breaks.last { $0.kind == .interruption } : nil
  }

  /// The spans of one question.
  package func visits(to question: String) -> [Visit] { visits.filter { $0.question == question } }

  /// Frames during which the question was the current one, all visits together.
  package func talked(about question: String) -> Int64 {
    visits.reduce(0) { $0 + ($1.question == question ? $1.end - $1.start : 0) }
  }

  /// Frames talked in a section: about its questions, and while it was chosen as a whole.
  package func talked(inSection section: Section) -> Int64 {
    section.questions.reduce(talkedInWholeSections[section.id] ?? 0) { $0 + talked(about: $1.id) }
  }

  /// Frames during which a section was chosen as a whole and none of its questions, by section.
  package var talkedInWholeSections: [String: Int64] {
    outside.reduce(into: [:]) { frames, stretch in
      if case .section(let id) = stretch.cause { frames[id, default: 0] += stretch.span.frames }
    }
  }
}
