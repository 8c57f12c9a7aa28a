import Guide
import Wording

/// The sentences about what a format has no place for and its writer does not report in words of its own.
enum ExportLosses {
  /// About the guide as a whole; its other languages are of no concern here.
  static func of(_ guide: Guide, claimed: Set<GuideFact>) -> [Sentence] {
    lost(guide.facts, claimed).map { "the guide loses \($0)" }
  }

  /// About a section, without its questions.
  static func of(_ section: Section, claimed: Set<GuideFact>) -> [Sentence] {
    lost(section.facts, claimed).map { "the section “\(section.id)” loses \($0)" }
  }

  /// About a question and its choices.
  static func of(_ question: Question, claimed: Set<GuideFact>) -> [Sentence] {
    lost(question.facts, claimed).map { "“\(question.id)” loses \($0)" }
  }

  /// About languages that do not fit into one file.
  static func ofLanguages(_ guide: Guide) -> [Sentence] {
    guard !guide.translations.isEmpty else { return [] }
    let others = guide.translations.map(\.language).joined(separator: ", ")
    return [
      guide.language.isEmpty
        ? "the file holds one language; write the others from their own guide files (\(others))"
        : "the file holds one language (\(guide.language)); write the others from their own guide files (\(others))"
    ]
  }

  // What they are, one after the other; nothing when all is claimed.
  private static func lost(_ facts: Set<GuideFact>, _ claimed: Set<GuideFact>) -> [Sentence] {
    let lost = GuideFact.allCases.filter { facts.contains($0) && !claimed.contains($0) }
    return lost.isEmpty ? [] : [Sentence.list(lost.map(\.words))]
  }
}
