package import Guide
package import Interview
package import Timeline

/// What one interview has on a question.
package struct SideBySideRow: Hashable, Sendable {
  /// A visit.
  package struct VisitSpan: Hashable, Sendable, Encodable {
    /// Its identifier.
    package var id: String
    /// 1 for the first visit, 2 for the first return …
    package var number: Int
    /// First frame, and the first after it.
    package var start, end: Frame
    /// The same in seconds.
    package var startSeconds, endSeconds: Double
    /// Whether it is too short to have been more than passing through (two seconds).
    package var isPassing: Bool
    /// What was said; `nil` while nobody has transcribed it.
    package var transcript: String?
  }

  /// A mark or a note.
  package struct Item: Hashable, Sendable, Encodable {
    /// Its identifier.
    package var id: String
    /// Where it lies; a note where it was begun.
    package var frame, end: Frame
    /// The same in seconds.
    package var seconds, endSeconds: Double
    /// Label of the mark or text of the note; may be empty.
    package var text: String
    /// Number of the mark's colour, 1...9; `nil` for a note.
    package var colour: Int?
    /// Whether it is a note with something drawn on it.
    package var isDrawn: Bool
  }

  /// The interview.
  package var interview: InterviewName
  /// The visits in order of time.
  package var visits: [VisitSpan]
  /// Frames and seconds of all visits together.
  package var frames: Int64, seconds: Double
  /// The answer as people read it; `nil` when there is none.
  package var answer: String?
  /// Why there is none.
  package var reason: MissingReason?
  /// Where on the sound the answer or the reason was entered, in seconds.
  package var answerSeconds: Double?
  /// The notes filed to the question, in order of their beginnings.
  package var notes: [Item]
  /// The marks that lie within a visit, and those set while the question was current that lie in no visit at all.
  package var marks: [Item]
  /// The keywords that stand for the question, in the order in which they were set.
  package var keywords: [String]
  /// Numbers of the ticked probes, 1 for the first.
  package var ticked: [Int]
  /// Whether it was flagged to come back to.
  package var isFlagged: Bool

  /// Looks at one interview.
  package init(_ question: String, in interview: Interview) {
    self.interview = InterviewName(interview)
    let rate = interview.sampleRate
    let isKnown = interview.isInGuide(question)
    let spans = isKnown ? interview.visits(to: question) : []
    let passing = rate.frames(seconds: Interview.flyBySeconds)
    visits = spans.map {
      VisitSpan(
        id: $0.id, number: $0.number, start: $0.start, end: $0.end, startSeconds: $0.start.seconds(at: rate),
        endSeconds: $0.end.seconds(at: rate), isPassing: $0.end - $0.start < passing,
        transcript: interview.transcripts[$0.id])
    }
    frames = spans.reduce(0) { $0 + ($1.end - $1.start) }
    seconds = rate.seconds(frames: frames)
    let entry = isKnown ? interview.answers[question]?.current : nil
    answer = entry?.value.map { interview.text(of: $0, to: question) }
    reason = entry?.reason
    answerSeconds = answer != nil || reason != nil ? entry?.frame.seconds(at: rate) : nil
    notes = interview.filledNotes.filter { isKnown && $0.question == question }.map {
      Item(
        id: $0.id, frame: $0.frame, end: $0.frame, seconds: $0.frame.seconds(at: rate),
        endSeconds: $0.frame.seconds(at: rate), text: $0.text, isDrawn: !$0.strokes.isEmpty)
    }
    marks = interview.marks.filter { isKnown && Self.belongs($0, to: question, in: interview) }.map {
      Item(
        id: $0.id, frame: $0.frame, end: $0.end, seconds: $0.frame.seconds(at: rate),
        endSeconds: $0.end.seconds(at: rate), text: $0.label, colour: $0.colour, isDrawn: false)
    }
    keywords = isKnown ? (interview.keywords[question] ?? []).map(\.word) : []
    ticked = isKnown ? (interview.tickedProbes[question] ?? []).sorted() : []
    isFlagged = isKnown && interview.flagged.contains(question)
  }

  /// Whether the interview has nothing on the question.
  package var isEmpty: Bool {
    visits.isEmpty && answer == nil && reason == nil && notes.isEmpty && marks.isEmpty && keywords.isEmpty
      && ticked.isEmpty && !isFlagged
  }

  private static func belongs(_ mark: Mark, to question: String, in interview: Interview) -> Bool {
    (interview.visit(at: mark.frame)?.question ?? mark.question) == question
  }
}

extension SideBySideRow: Encodable {
  private enum CodingKeys: String, CodingKey {
    case interview, visits, frames, seconds, answer, reason, answerSeconds, notes, marks, keywords, ticked,
      isFlagged
  }

  /// Writes the reason as its word, and `null` where there is nothing.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interview, forKey: .interview)
    try container.encode(visits, forKey: .visits)
    try container.encode(frames, forKey: .frames)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(answer, forKey: .answer)
    try container.encode(reason?.word, forKey: .reason)
    try container.encode(answerSeconds, forKey: .answerSeconds)
    try container.encode(notes, forKey: .notes)
    try container.encode(marks, forKey: .marks)
    try container.encode(keywords, forKey: .keywords)
    try container.encode(ticked, forKey: .ticked)
    try container.encode(isFlagged, forKey: .isFlagged)
  }
}
