import Guide
import Interview
import WebServing

/// What `handover.mustache` shows: choosing what is handed over, or how far the interviewee is.
struct HandoverPage: Sendable {
  /// A section that can be handed over.
  struct Choice: Sendable {
    let id, title: String
    let isChosen: Bool
    /// `9 questions, 2 answered`
    let count: String
    /// To be read out, in the language of the guide.
    let sentence: String
  }

  /// What the script needs.
  struct Facts: Encodable {
    var interview: String
    /// Questions of the section that is handed over.
    var questions: [String]
    var isHandedOver: Bool
    var progress: HandoverProgress
  }

  let interview, language, spoken, title, section, sentence: String
  let isLive, isHandedOver, hasSections, hasLastPin: Bool
  let choices: [Choice]
  let facts: String
  let texts: String

  /// The page of an interview that is being recorded.
  init(
    _ interview: Interview, wanted: String?, hasLastPin: Bool, progress: HandoverProgress,
    _ language: Language
  ) {
    var guide = interview.ordered
    for index in guide.sections.indices {
      guide.sections[index].title = interview.title(ofSection: guide.sections[index].id)
    }
    let possible = guide.sections.map { section in
      var section = section
      section.questions.removeAll { interview.run.relevance($0.id) != .yes || $0.isCalculated }
      return section
    }.filter { $0.questions.contains(where: QuestionForm.isStandardised) }
    let handed = interview.handover.flatMap { handover in guide.sections.first { $0.id == handover.section } }
    let chosen = handed?.id ?? Self.chosen(possible, wanted, interview)
    self.interview = interview.id
    self.language = guide.language
    title = interview.title
    section = handed.map { $0.title.isEmpty ? $0.id : $0.title } ?? ""
    isLive = true
    isHandedOver = handed != nil
    hasSections = !possible.isEmpty
    self.hasLastPin = hasLastPin
    let spoken = Language.of(guide: guide.language) ?? language
    self.spoken = spoken.rawValue
    choices = possible.map { section in
      let answered = section.questions.count { interview.answers[$0.id]?.isGiven == true }
      let count = section.questions.count
      return Choice(
        id: section.id, title: section.title.isEmpty ? section.id : section.title,
        isChosen: section.id == chosen,
        count: Texts.text(
          count == 1 ? "handCountOne" : "handCount", language, ["n": String(count), "done": String(answered)]),
        sentence: Texts.text(count == 1 ? "handReadOne" : "handRead", spoken, ["n": String(count)]))
    }
    sentence = choices.first(where: \.isChosen)?.sentence ?? ""
    facts = JSONBody.embedded(
      Facts(
        interview: interview.id, questions: handed?.questions.map(\.id) ?? [], isHandedOver: handed != nil,
        progress: progress))
    texts = Texts.json(HandoverTexts.phrases, LanTexts.phrases, language: language)
  }

  /// The page of an interview that nobody records.
  init(notLive interview: Interview, _ language: Language) {
    self.interview = interview.id
    (self.language, spoken) = ("", "")
    title = interview.title
    (section, sentence) = ("", "")
    (isLive, isHandedOver, hasSections, hasLastPin) = (false, false, false, false)
    choices = []
    facts = "null"
    texts = Texts.json(HandoverTexts.phrases, language: language)
  }

  /// The section asked for, else one that the guide marks and that is not done, else the current one, else the first.
  private static func chosen(_ possible: [Section], _ wanted: String?, _ interview: Interview) -> String? {
    let current = interview.currentQuestion.flatMap { interview.guide.section(ofQuestion: $0)?.id }
    return possible.first { $0.id == wanted }?.id
      ?? possible.first { $0.isHandover && interview.status(of: $0) != .done }?.id
      ?? possible.first { $0.id == current }?.id ?? possible.first?.id
  }
}
