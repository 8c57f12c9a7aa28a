import Guide

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
  var isHidden = false

  /// - Returns: `nil` when there is no such section.
  init?(_ id: String, from: Int, in guide: Guide, language: Language) {
    guard let index = guide.sections.firstIndex(where: { $0.id == id }) else { return nil }
    let section = guide.sections[index]
    let first = min(max(0, from), max(0, section.questions.count - 1)) / Self.size * Self.size
    let after = min(section.questions.count, first + Self.size)
    sectionID = section.id
    sectionTitle =
      section.title.isEmpty
      ? Texts.text("leadSectionNumber", language, ["n": "\(index + 1)"]) : section.title
    sectionTexts = first == 0 ? (index == 0 ? guide.introduction : []) + section.texts : []
    sectionNotes = first == 0 ? (index == 0 ? guide.interviewerNotes : []) + section.interviewerNotes : []
    self.from = first
    count = section.questions.count
    isHandover = section.isHandover
    earlier = first > 0 ? first - Self.size : nil
    later = after < section.questions.count ? after : nil
    let words =
      guide.language.hasPrefix("de") ? .german : guide.language.hasPrefix("en") ? .english : language
    questions = section.questions[first..<after].map { LeadQuestion($0, words: words, tag: guide.language) }
  }
}
