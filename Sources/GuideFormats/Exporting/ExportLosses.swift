import Guide

/// The sentences about what a format has no place for and its writer does not report in words of its own.
enum ExportLosses {
  /// About the guide as a whole; its other languages are of no concern here.
  static func of(_ guide: Guide, claimed: Set<GuideFact>) -> [String] {
    sentence("the guide", guide.facts.subtracting(claimed))
  }

  /// About a section, without its questions.
  static func of(_ section: Section, claimed: Set<GuideFact>) -> [String] {
    sentence("the section “\(section.id)”", section.facts.subtracting(claimed))
  }

  /// About a question and its choices.
  static func of(_ question: Question, claimed: Set<GuideFact>) -> [String] {
    sentence("“\(question.id)”", question.facts.subtracting(claimed))
  }

  /// About languages that do not fit into one file.
  static func ofLanguages(_ guide: Guide) -> [String] {
    guard !guide.translations.isEmpty else { return [] }
    let others = guide.translations.map(\.language).joined(separator: ", ")
    let own = guide.language.isEmpty ? "" : " (\(guide.language))"
    return ["the file holds one language\(own); write the others from their own guide files (\(others))"]
  }

  private static func sentence(_ subject: String, _ facts: Set<GuideFact>) -> [String] {
    let lost = GuideFact.allCases.filter(facts.contains)
    return lost.isEmpty ? [] : ["\(subject) loses \(lost.map(\.words).joined(separator: "; "))"]
  }
}
