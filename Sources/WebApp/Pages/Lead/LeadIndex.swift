import Guide
import Interview

/// Sections and questions of a guide, as short as can be: what finding, filtering and the sitemap need.
struct LeadIndex: Encodable, Sendable {
  struct Section: Encodable, Sendable {
    let id, title: String
    let minutes: Double?
    let isHandover: Bool
    /// Identifier, wording and number of each, `-` where nobody is asked, which is not counted, and `i`
    /// for what only has to be shown.
    let questions: [[String]]
  }

  let sections: [Section]
  /// How many questions the guide has; those that are added on the spot are numbered from there.
  let written: Int

  /// The guide in the order of an interview.
  init(_ interview: Interview) {
    written = interview.originalGuide.questions.count
    let (guide, numbers) = (interview.ordered, interview.numbers)
    sections = guide.sections.map { section in
      Section(
        id: section.id, title: section.title, minutes: section.budget, isHandover: section.isHandover,
        questions: section.questions.map {
          [$0.id, String($0.text.prefix(200)), "\(numbers[$0.id] ?? 0)"]
            + ($0.isCalculated || $0.isHidden ? ["-"] : $0.onlyInforms ? ["i"] : [])
        })
    }
  }
}

extension Question {
  /// Whether there is nothing to answer, only something to show.
  fileprivate var onlyInforms: Bool { !isOpen && AnswerKinds.kind(kind)?.hasValue == false }
}
