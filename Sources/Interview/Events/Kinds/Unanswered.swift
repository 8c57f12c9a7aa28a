package import Guide

extension EventBody {
  /// A question was left without an answer for a reason.
  package static func unanswered(question: String, reason: MissingReason, mode: AnswerMode) -> EventBody {
    EventBody(Unanswered(question: question, reason: reason, mode: mode))
  }

  /// The answer was taken back: the question is as if never answered.
  package static func answerCleared(question: String, mode: AnswerMode) -> EventBody {
    EventBody(AnswerCleared(question: question, mode: mode))
  }

  /// A question was left without an answer for a reason.
  package struct Unanswered: FlatEvent {
    static let word = "unanswered"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The question.
    package var question: String
    /// Why.
    package var reason: MissingReason
    /// Who gave it.
    package var mode: AnswerMode

    init(question: String, reason: MissingReason, mode: AnswerMode) {
      (self.question, self.reason, self.mode) = (question, reason, mode)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let reason = fields.reason else { return nil }
      self.init(question: question, reason: reason, mode: fields.mode ?? .interviewer)
    }

    var stored: FlatFields { FlatFields(question: question, reason: reason, mode: mode) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.answer(
        question, Answer.Entry(reason: reason, frame: event.frame, wall: event.wall, mode: mode))
    }
  }

  /// The answer was taken back: the question is as if never answered.
  package struct AnswerCleared: FlatEvent {
    static let word = "answerCleared"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The question.
    package var question: String
    var mode: AnswerMode

    init(question: String, mode: AnswerMode) {
      (self.question, self.mode) = (question, mode)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question else { return nil }
      self.init(question: question, mode: fields.mode ?? .interviewer)
    }

    var stored: FlatFields { FlatFields(question: question, mode: mode) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.answer(question, Answer.Entry(frame: event.frame, wall: event.wall, mode: mode))
    }
  }
}
