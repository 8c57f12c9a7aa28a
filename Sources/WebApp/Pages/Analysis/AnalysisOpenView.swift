import Analysis
import Guide

/// An open question: the answer is the talk, so this counts the talk and leads to it.
struct AnalysisOpenView: Sendable {
  struct Keyword: Sendable {
    let word, wordCount, wordWho: String
  }

  let number, wording, address, tally: String
  let lang: String?
  let id: String
  let keywords: [Keyword]
  let hasKeywords: Bool

  init(_ question: SharedQuestion, number: Int, _ scene: AnalysisScene) {
    let words = scene.words
    id = question.question.id
    self.number = String(number)
    wording = question.question.text
    lang = question.language.ifAny
    address = scene.sideBySide(id)
    let side = SideBySide(id, of: scene.interviews, guide: scene.shared)
    let passages = side?.playlist ?? []
    let seconds = passages.reduce(0) { $0 + $1.visit.endSeconds - $1.visit.startSeconds }
    let interviews = Set(passages.map(\.interview.id)).count
    tally =
      passages.isEmpty
      ? words("anNotTalked")
      : [
        words.count("anPassages", passages.count), words.count("anInInterviews", interviews),
        words.duration(seconds),
      ].joined(separator: " · ")
    keywords = (side?.keywords ?? []).map {
      Keyword(
        word: $0.label, wordCount: words.tables.count($0.count), wordWho: scene.people.who($0.interviews))
    }
    hasKeywords = !keywords.isEmpty
  }
}
