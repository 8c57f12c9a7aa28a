import Guide
import Interview
import WebServing

/// What the interview screen is made of before the stream fills it.
struct LeadPage: Sendable {
  /// One line of the list of sections.
  struct Row: Sendable {
    let sectionID, sectionTitle: String
    let number, level, count: Int
    let isHandover: Bool
    /// The time meant for it, if the guide says one.
    let budget: String?
  }

  let id, title, guideTitle, microphone, texts, data: String
  /// BCP 47 tag of the guide, or empty.
  let lang: String
  let total: Int
  let sections: [Row]
  /// The sections whose questions are in the page already; the first shown, the others hidden.
  let shown: [LeadSection]
  /// The modules of all widgets of the guide.
  let widgets: [String]

  /// Questions that are put into the page from the start; the others are fetched when somebody goes there.
  static let most = 60
  /// With more questions than this even their list is fetched after the page.
  static let mostListed = 300

  init(
    _ interview: Interview, microphone: String, marks: [String], notices: [ToldNotices.Told] = [],
    language: Language
  ) {
    let guide = interview.ordered
    id = interview.id
    title = interview.title
    guideTitle = guide.title
    lang = guide.language
    self.microphone = MicrophoneName.text(microphone, language)
    total = guide.sections.reduce(0) { $0 + $1.questions.count }
    widgets = AnswerWidgets.modules(of: guide.sections.flatMap(\.questions))
    let levels = guide.levels
    sections = guide.sections.enumerated().map { index, section in
      Row(
        sectionID: section.id,
        sectionTitle: section.title.isEmpty
          ? Texts.text("leadSectionNumber", language, ["n": "\(index + 1)"])
          : interview.run.piped(section.title, at: section.id).text,
        number: index + 1, level: levels[section.id] ?? 0, count: section.questions.count,
        isHandover: section.isHandover, budget: section.budget.map(NumberReading.plain))
    }
    shown = Self.shown(interview, language)
    data = JSONBody.embedded(
      Facts(
        id: interview.id, lang: guide.language, start: SafetyMiddleware.start, marks: marks, total: total,
        notices: notices.map { Facts.Notice(id: $0.id, sentence: ToldNoticeView($0, language).sentence) },
        guide: total <= Self.mostListed ? LeadIndex(interview) : nil))
    texts = Texts.json(CommonTexts.phrases, LeadTexts.said, AnsweringTexts.phrases, language: language)
  }

  /// What the scripts need to know.
  private struct Facts: Encodable {
    let id, lang: String
    /// Which start of the program the page came from.
    let start: String
    let marks: [String]
    let total: Int
    /// What has to be known of the beginning, and nobody has seen yet.
    let notices: [Notice]
    let guide: LeadIndex?

    struct Notice: Encodable {
      let id, sentence: String
    }
  }

  /// The current section first, then the others in order as long as they are few.
  private static func shown(_ interview: Interview, _ language: Language) -> [LeadSection] {
    let (guide, current) = (interview.ordered, interview.currentQuestion)
    let here = current.flatMap { guide.section(ofQuestion: $0) } ?? guide.sections.first
    guard let here else { return [] }
    let position = here.questions.firstIndex { $0.id == current } ?? 0
    var room = most
    var views: [LeadSection] = []
    let numbers = interview.numbers
    let conditions = ConditionWording(interview.guide, language: language.rawValue, run: interview.run)
    for section in guide.sections {
      let isHere = section.id == here.id
      guard isHere || section.questions.count <= room else { continue }
      if !isHere { room -= section.questions.count }
      let from = isHere ? position / LeadSection.size * LeadSection.size : 0
      if var view = LeadSection(
        section.id, from: from, in: interview, language: language, conditions: conditions, numbers: numbers)
      {
        view.isHidden = !isHere
        views.append(view)
      }
    }
    return views
  }
}

extension Section {
  /// The time meant for it in minutes, if the guide says one.
  var budget: Double? {
    attributes.first { $0.name == "minutes" }?.value.flatMap(NumberReading.number)
  }
}

extension Guide {
  /// How deep each section stands below others.
  var levels: [String: Int] {
    var levels: [String: Int] = [:]
    for section in sections { levels[section.id] = section.parent.map { (levels[$0] ?? 0) + 1 } ?? 0 }
    return levels
  }
}
