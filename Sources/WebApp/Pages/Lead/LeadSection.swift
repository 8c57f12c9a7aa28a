import Guide
import Interview
import WebServing

/// A section, or a hundred questions of a long one, as HTML.
struct LeadSection: Sendable {
  /// So many questions of a section are in the page at once.
  static let size = 100

  let sectionID, sectionTitle: String
  let sectionTexts, sectionNotes: [String]
  /// Position of the first question that is shown.
  let from, count: Int
  let isHandover: Bool
  /// Where the questions before and after begin, if there are any.
  let earlier, later: Int?
  let questions: [LeadQuestion]
  /// When it applies, if not always.
  let onlyIf: String?
  /// See `LogicView`; `nil` for texts that stay.
  let print: String?
  var isHidden = false

  /// - Returns: `nil` when there is no such section.
  init?(
    _ id: String, from: Int, in interview: Interview, language: Language, conditions: ConditionWording? = nil,
    numbers: [String: Int]? = nil
  ) {
    let guide = interview.ordered
    guard let index = guide.sections.firstIndex(where: { $0.id == id }) else { return nil }
    let section = guide.sections[index]
    let first = min(max(0, from), max(0, section.questions.count - 1)) / Self.size * Self.size
    let after = min(section.questions.count, first + Self.size)
    sectionID = section.id
    sectionTitle =
      section.title.isEmpty
      ? Texts.text("leadSectionNumber", language, ["n": "\(index + 1)"])
      : interview.run.piped(section.title, at: section.id).text
    let texts = section.texts.map { interview.run.piped($0, at: section.id).text }
    sectionTexts = first == 0 ? (index == 0 ? guide.introduction : []) + texts : []
    sectionNotes = first == 0 ? (index == 0 ? guide.interviewerNotes : []) + section.interviewerNotes : []
    let conditions =
      conditions ?? ConditionWording(interview.guide, language: language.rawValue, run: interview.run)
    onlyIf = conditions.when(section.id)
    print = LogicView(section, interview)?.print
    self.from = first
    count = section.questions.count
    isHandover = section.isHandover
    earlier = first > 0 ? first - Self.size : nil
    later = after < section.questions.count ? after : nil
    let words =
      guide.language.hasPrefix("de") ? .german : guide.language.hasPrefix("en") ? .english : language
    let numbers = numbers ?? interview.numbers
    questions = section.questions[first..<after].map { question in
      var view = LeadQuestion(interview.run.shown(question), words: words, tag: guide.language)
      view.number = numbers[question.id]
      view.onlyIf = conditions.when(question.id)
      view.print = LogicView(question, interview)?.print
      return view
    }
  }
}
