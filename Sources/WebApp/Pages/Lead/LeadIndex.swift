import Guide

/// Sections and questions of a guide, as short as can be: what finding, filtering and the sitemap need.
struct LeadIndex: Encodable, Sendable {
  struct Section: Encodable, Sendable {
    let id, title: String
    let minutes: Double?
    let isHandover: Bool
    /// Pairs of identifier and wording.
    let questions: [[String]]
  }

  let sections: [Section]

  /// The guide in the order of an interview.
  init(_ guide: Guide) {
    sections = guide.sections.map { section in
      Section(
        id: section.id, title: section.title, minutes: section.budget, isHandover: section.isHandover,
        questions: section.questions.map { [$0.id, String($0.text.prefix(200))] })
    }
  }
}
