package import Guide

extension EventBody {
  /// A question was answered, or its answer changed.
  package static func answered(question: String, value: AnswerValue, mode: AnswerMode) -> EventBody {
    EventBody(Answered(question: question, value: value, mode: mode))
  }

  /// How an answer came about.
  package enum AnswerMode: String, Sendable, Codable {
    /// Typed by the interviewer.
    case interviewer
    /// Given by the interviewee on the handed-over device.
    case handover
  }

  /// A question was answered, or its answer changed.
  package struct Answered: FlatEvent {
    static let word = "answered"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(
        names: { answered, pseudonyms in
          if case .files(let files) = answered.value {
            answered.value = .files(files.map(\.withoutName))
          } else if pseudonyms.personal.contains(answered.question) {
            answered.value = answered.value.withoutText
          }
        }, text: { answered, _ in answered.value = answered.value.withoutText })
    }

    /// The question.
    package var question: String
    /// The answer.
    package var value: AnswerValue
    /// Who gave it.
    package var mode: AnswerMode

    init(question: String, value: AnswerValue, mode: AnswerMode) {
      (self.question, self.value, self.mode) = (question, value, mode)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let value = fields.value else { return nil }
      self.init(question: question, value: value, mode: fields.mode ?? .interviewer)
    }

    var stored: FlatFields { FlatFields(question: question, value: value, mode: mode) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.answer(
        question, Answer.Entry(value: value, frame: event.frame, wall: event.wall, mode: mode))
    }
  }
}
