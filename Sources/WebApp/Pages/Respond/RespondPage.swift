import Foundation
import Guide
import Interview
import Interviewing
import WebServing

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
    /// See `RespondentView.steps`.
    var steps: [[String]]
    /// Questions after whose answer the page asks what comes next.
    var decisive: [String]
    var language: String
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
  /// What can be chosen; empty when there is one language only.
  let tongues: [Tongue]
  /// Whether there are several.
  let hasTongues: Bool
  /// Whether the language was not chosen yet.
  let asksTongue: Bool

  /// A language to choose.
  struct Tongue: Sendable {
    /// Its tag, its own name, and the direction in which it is written.
    let tag, name, direction: String
    let isChosen: Bool
  }

  /// The questions of a section.
  init(_ access: RespondentAccess, _ words: AnsweringWords) {
    let course = access.course
    let view = RespondentView(access.state, course)
    let forms = course.steps.map {
      QuestionForm(
        $0.question, yes: words("answerYes"), no: words("answerNo"), language: course.language)
    }
    let now = forms.firstIndex { $0.id == view.head.position } ?? 0
    isOver = false
    mayUnlock = true
    self.language = course.language
    introduction = course.introduction
    steps = forms.enumerated().map { Step($1, number: course.steps[$0].number, isNow: $0 == now) }
    tongues = Self.tongues(access.state.interview.guide, chosen: course.language)
    hasTongues = !tongues.isEmpty
    asksTongue = hasTongues && access.state.interview.handoverLanguage == nil
    total = forms.count
    widgets = AnswerWidgets.modules(of: access.section.questions)
    position = now + 1
    facts = JSONBody.embedded(
      Facts(
        handover: access.handover, position: view.head.position, isFinished: view.head.isFinished,
        forms: forms, steps: view.steps,
        decisive: course.steps.filter(\.isDecisive).map(\.question.id), language: course.language,
        answers: view.questions))
    texts = words.json
  }

  /// The page for a device whose questions are over.
  init(over words: AnsweringWords, mayUnlock: Bool) {
    isOver = true
    self.mayUnlock = mayUnlock
    language = words.tag
    (introduction, steps, widgets, total, position) = ([], [], [], 0, 0)
    (tongues, hasTongues, asksTongue) = ([], false, false)
    facts = "null"
    texts = words.json
  }
}

extension RespondPage {
  fileprivate static func tongues(_ guide: Guide, chosen: String) -> [Tongue] {
    guard guide.languages.count > 1 else { return [] }
    return guide.languages.map { tag in
      Tongue(
        tag: tag, name: Language.ownName(of: tag), direction: PageRenderer.isRightToLeft(tag) ? "rtl" : "ltr",
        isChosen: tag == chosen)
    }
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
