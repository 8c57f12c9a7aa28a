import Guide
import WebServing

/// A question as HTML: its wording, what helps the interviewer, and the way to answer it.
struct LeadQuestion: Sendable {
  struct Tick: Sendable {
    let number: Int
    let words: String
    /// Whether it is an aspect that should come up by itself.
    let isCheck: Bool
  }

  let questionID, wording, kind: String
  /// What helps to answer, read by whoever is asked.
  let help: String?
  let hints: [String]
  let ticks: [Tick]
  let prompts: [String]
  let isRequired: Bool
  /// Whether it is never recorded.
  let isOffRecord: Bool
  /// Whether it has an answer other than the talk.
  let isStandardised: Bool
  /// Whether its answer is the talk.
  let isOpen: Bool

  /// See `Interview.numbers`.
  var number: Int?
  /// When it applies, if not always.
  var onlyIf: String?
  /// See `LogicView`; `nil` for a question that always looks the same.
  var print: String?
  /// What the widget needs, as JSON; `nil` when there is nothing to ask and nothing to show.
  let form: String?

  /// - Parameters:
  ///   - words: The language of words such as yes and no when the guide does not give them.
  ///   - tag: BCP 47 tag of the guide.
  init(_ question: Question, words: Language, tag: String = "") {
    questionID = question.id
    wording = question.text
    kind = question.kind
    help = question.help
    hints = question.interviewerNotes
    ticks = question.probes.enumerated().filter { $0.element.kind != .prompt }.map {
      Tick(number: $0.offset + 1, words: $0.element.text, isCheck: $0.element.kind == .check)
    }
    prompts = question.probes.filter { $0.kind == .prompt }.map(\.text)
    isRequired = question.requirement == .required
    isOffRecord = question.isOffRecord
    isOpen = question.isOpen
    isStandardised = QuestionForm.isStandardised(question)
    let isShown = AnswerWidgets.modules[question.kind] != nil || !question.media.isEmpty
    form =
      isShown
      ? JSONBody.embedded(
        QuestionForm(
          question, yes: Texts.text("answerYes", words), no: Texts.text("answerNo", words), language: tag))
      : nil
  }
}
