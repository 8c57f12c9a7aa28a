import Foundation
import Guide
import Interview
import Interviewing

/// What `respond.mustache` shows: the questions of one section and nothing else, or that they are over.
struct RespondPage: Sendable {
  /// One question as its template sees it.
  struct Step: Sendable {
    let number: Int
    let form: QuestionForm
    let isNow: Bool
    let offersSkip: Bool
    /// Whether no widget is for it: the interviewer asks it in person.
    let isLater: Bool
  }

  /// What the script needs beside the questions.
  struct Facts: Encodable {
    /// Identifier of the hand-over: what waits in the browser belongs to it alone.
    var handover: String
    var position: String?
    var isFinished: Bool
    var forms: [QuestionForm]
    var answers: [String: RespondentView.Given]
  }

  let isOver: Bool
  let mayUnlock: Bool
  let language: String
  let introduction: [String]
  let steps: [Step]
  let total: Int
  let position: Int
  /// The widgets' modules.
  let widgets: [String]
  let facts: String
  let texts: String

  /// The questions of a section.
  init(_ access: RespondentAccess, language: Language) {
    let (yes, no) = (Texts.text("answerYes", language), Texts.text("answerNo", language))
    let tag = access.state.interview.guide.language
    self.language = tag
    let view = RespondentView(access.state, section: access.section)
    let forms = access.section.questions.map { QuestionForm($0, yes: yes, no: no, language: tag) }
    let now = forms.firstIndex { $0.id == view.head.position } ?? 0
    isOver = false
    mayUnlock = true
    introduction = access.section.texts
    steps = forms.enumerated().map { Step($1, number: $0 + 1, isNow: $0 == now) }
    total = forms.count
    widgets = AnswerWidgets.modules(of: access.section.questions)
    position = now + 1
    facts = JSONBody.embedded(
      Facts(
        handover: access.handover, position: view.head.position, isFinished: view.head.isFinished,
        forms: forms,
        answers: view.questions))
    texts = Texts.json(RespondTexts.phrases, AnsweringTexts.phrases, language: language)
  }

  /// The page for a device whose questions are over.
  init(over language: Language, mayUnlock: Bool) {
    isOver = true
    self.mayUnlock = mayUnlock
    self.language = language.rawValue
    (introduction, steps, widgets, total, position) = ([], [], [], 0, 0)
    facts = "null"
    texts = Texts.json(RespondTexts.phrases, language: language)
  }
}

extension RespondPage.Step {
  init(_ form: QuestionForm, number: Int, isNow: Bool) {
    (self.number, self.form, self.isNow) = (number, form, isNow)
    let isAsked = AnswerWidgets.isAsked(form.kind)
    offersSkip = isAsked && !form.offersRefusal
    isLater = !isAsked && ![InformationAnswer.id, CalculatedAnswer.id].contains(form.kind)
  }
}
