extension EventBody {
  /// A question was flagged to come back to, or the flag was taken away.
  package static func flagged(question: String, isFlagged: Bool) -> EventBody {
    EventBody(Flagged(question: question, isFlagged: isFlagged))
  }

  /// The interviewer marked a question as done, whatever else tells, or took the mark away: then its answer tells again. An
  /// answer that comes later takes the mark away.
  package static func settled(question: String, isDone: Bool) -> EventBody {
    EventBody(Settled(question: question, isDone: isDone))
  }

  /// A probe (1-based, in the order of the guide) was ticked or unticked.
  package static func probed(question: String, probe: Int, isTicked: Bool) -> EventBody {
    EventBody(Probed(question: question, probe: probe, isTicked: isTicked))
  }

  /// A question was flagged to come back to, or the flag was taken away.
  package struct Flagged: FlatEvent {
    static let word = "flagged"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The question.
    package var question: String
    var isFlagged: Bool

    init(question: String, isFlagged: Bool) {
      (self.question, self.isFlagged) = (question, isFlagged)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let isFlagged = fields.on else { return nil }
      self.init(question: question, isFlagged: isFlagged)
    }

    var stored: FlatFields { FlatFields(question: question, on: isFlagged) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      if isFlagged { interview.flagged.insert(question) } else { interview.flagged.remove(question) }
    }
  }

  /// The interviewer marked a question as done, or took the mark away.
  package struct Settled: FlatEvent {
    static let word = "settled"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The question.
    package var question: String
    var isDone: Bool

    init(question: String, isDone: Bool) {
      (self.question, self.isDone) = (question, isDone)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let isDone = fields.on else { return nil }
      self.init(question: question, isDone: isDone)
    }

    var stored: FlatFields { FlatFields(question: question, on: isDone) }

    var impossibility: String? { nil }
    var subject: String? { question }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.settled[question] = isDone
    }
  }

  /// A probe was ticked or unticked.
  package struct Probed: FlatEvent {
    static let word = "probed"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The question.
    package var question: String
    /// 1-based, in the order of the guide.
    package var probe: Int
    var isTicked: Bool

    init(question: String, probe: Int, isTicked: Bool) {
      (self.question, self.probe, self.isTicked) = (question, probe, isTicked)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let probe = fields.number, let isTicked = fields.on else {
        return nil
      }
      self.init(question: question, probe: probe, isTicked: isTicked)
    }

    var stored: FlatFields { FlatFields(question: question, on: isTicked, number: probe) }

    var impossibility: String? { Possible.first(("probe", probe, 1...100_000)) }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      if isTicked {
        interview.tickedProbes[question, default: []].insert(probe)
      } else {
        interview.tickedProbes[question]?.remove(probe)
      }
    }
  }
}
