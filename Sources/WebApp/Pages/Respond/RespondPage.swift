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
    /// What to do, in a few words; empty when it needs no saying.
    let hint: String
    let offersSkip: Bool
    // which widget; kinds that none of them is for bring their own script, or are left to the interviewer
    let isSingle, isMultiple, isScale, isNumber, isLine, isLong, isDate, isInfo, isLater: Bool
    let lowest, highest: String
    let lowestCode, highestCode: String
    let length: String
    let earliest, latest: String
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
  init(_ access: RespondentAccess, language: Language) {
    let (yes, no) = (Texts.text("respondYes", language), Texts.text("respondNo", language))
    let course = access.course
    let view = RespondentView(access.state, course)
    let forms = course.steps.map { QuestionForm($0.question, yes: yes, no: no) }
    let now = forms.firstIndex { $0.id == view.head.position } ?? 0
    isOver = false
    mayUnlock = true
    self.language = course.language
    introduction = course.introduction
    steps = forms.enumerated().map { Step($1, number: course.steps[$0].number, isNow: $0 == now, language) }
    tongues = Self.tongues(access.state.interview.guide, chosen: course.language)
    hasTongues = !tongues.isEmpty
    asksTongue = hasTongues && access.state.interview.handoverLanguage == nil
    total = forms.count
    position = now + 1
    facts = JSONBody.embedded(
      Facts(
        handover: access.handover, position: view.head.position, isFinished: view.head.isFinished,
        forms: forms, steps: view.steps,
        decisive: course.steps.filter(\.isDecisive).map(\.question.id), language: course.language,
        answers: view.questions))
    texts = Texts.json(RespondTexts.phrases, language: language)
  }

  /// The page for a device whose questions are over.
  init(over language: Language, mayUnlock: Bool) {
    isOver = true
    self.mayUnlock = mayUnlock
    self.language = language.rawValue
    (introduction, steps, total, position) = ([], [], 0, 0)
    (tongues, hasTongues, asksTongue) = ([], false, false)
    facts = "null"
    texts = Texts.json(RespondTexts.phrases, language: language)
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
  init(_ form: QuestionForm, number: Int, isNow: Bool, _ language: Language) {
    self.number = number
    self.form = form
    self.isNow = isNow
    let isOfScale = form.kind == ScaleAnswer.id
    let isOfLabels = isOfScale && (form.minimum == nil || form.maximum == nil)
    isSingle = [SingleAnswer.id, YesNoAnswer.id].contains(form.kind) || isOfLabels
    isMultiple = form.kind == MultipleAnswer.id
    isScale = isOfScale && !form.points.isEmpty
    isNumber =
      [NumberAnswer.id, IntegerAnswer.id].contains(form.kind)
      || isOfScale && !isOfLabels && form.points.isEmpty
    isLine = form.kind == TextAnswer.id
    isLong = form.kind == LongTextAnswer.id
    isDate = form.kind == DateAnswer.id
    isInfo = form.kind == InformationAnswer.id
    isLater = !(isSingle || isMultiple || isScale || isNumber || isLine || isLong || isDate || isInfo)
    offersSkip = !isInfo && !isLater && !form.offersRefusal
    lowest = form.points.first?.text ?? ""
    highest = form.points.last?.text ?? ""
    lowestCode = form.points.first?.code ?? ""
    highestCode = form.points.last?.code ?? ""
    length = form.maximumLength.map(String.init) ?? ""
    (earliest, latest) = (form.earliest ?? "", form.latest ?? "")
    hint = Self.hint(form, isSingle: isSingle || isScale, isNumber: isNumber, language)
  }

  private static func hint(
    _ form: QuestionForm, isSingle: Bool, isNumber: Bool, _ language: Language
  ) -> String {
    func text(_ key: String, _ values: [String: String] = [:]) -> String { Texts.text(key, language, values) }
    if isSingle { return text("hintSingle") }
    if isNumber {
      switch (form.minimum, form.maximum) {
      case (let least?, let most?):
        return text("hintRange", ["least": plain(least, language), "most": plain(most, language)])
      case (let least?, nil): return text("hintLeast", ["least": plain(least, language)])
      case (nil, let most?): return text("hintMost", ["most": plain(most, language)])
      case (nil, nil): return ""
      }
    }
    guard form.kind == MultipleAnswer.id else { return "" }
    switch (form.minimumAnswers, form.maximumAnswers) {
    case (1, nil), (nil, nil): return text("hintMultiple")
    case (let least?, nil): return text("hintAtLeast", ["n": String(least)])
    case (let least?, let most?) where least == most: return text("hintExactly", ["n": String(least)])
    case (let least?, let most?): return text("hintBetween", ["least": String(least), "most": String(most)])
    case (nil, let most?): return text("hintAtMost", ["n": String(most)])
    }
  }

  private static func plain(_ number: Double, _ language: Language) -> String {
    number.formatted(.number.grouping(.never).locale(language.locale))
  }
}
