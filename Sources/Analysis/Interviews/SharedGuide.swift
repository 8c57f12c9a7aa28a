package import Guide
package import Interview

/// The versions of one guide that interviews followed, put together: the newest interview's version leads, sections,
/// questions and options that only older ones have stand where they stood. Questions added on the spot are left out,
/// because `a1` of one interview is not `a1` of another.
package struct SharedGuide: Hashable, Sendable {
  /// The sections in order, each with its questions.
  package private(set) var sections: [Section] = []
  /// The questions by identifier.
  package private(set) var questions: [String: SharedQuestion] = [:]
  /// The guide of the newest interview: title, language, version. `nil` when there is no interview.
  package private(set) var newest: Guide?
  /// The version labels, newest interview first, each once; versions without a label are not among them.
  package private(set) var versions: [String] = []

  /// Puts together the guides of `interviews`.
  package init(_ interviews: [Interview]) {
    let order = interviews.enumerated().sorted { left, right in
      let (first, second) = (left.element.startedAt, right.element.startedAt)
      guard first != second else { return left.offset < right.offset }
      guard let first else { return false }
      return second.map { first > $0 } ?? true
    }
    var seen: Set<Guide> = []
    for (_, interview) in order {
      let guide = Self.told(interview, isAlone: interviews.count == 1)
      if newest == nil { newest = guide }
      if !guide.version.isEmpty, !versions.contains(guide.version) { versions.append(guide.version) }
      if seen.insert(guide).inserted { add(guide) }
    }
    for index in sections.indices {
      let id = sections[index].id
      sections[index].questions = sections[index].questions.compactMap { question in
        questions[question.id].flatMap { $0.section == id ? $0.question : nil }
      }
    }
  }

  /// The questions in the order of the guide.
  package var inOrder: [SharedQuestion] {
    sections.flatMap(\.questions).compactMap { questions[$0.id] }
  }

  /// The section with this identifier.
  package func section(_ id: String) -> Section? { sections.first { $0.id == id } }

  // Without what was added; where several interviews are told of, answers in texts are named only.
  private static func told(_ interview: Interview, isAlone: Bool) -> Guide {
    var guide = isAlone ? interview.guideTold : interview.guide.withPlaceholders
    guard !interview.addedQuestions.isEmpty else { return guide }
    let added = Set(interview.addedQuestions.map(\.id))
    for index in guide.sections.indices {
      guide.sections[index].questions.removeAll { added.contains($0.id) }
    }
    return guide
  }

  private mutating func add(_ guide: Guide) {
    for section in guide.sections {
      for question in section.questions {
        if questions[question.id]?.add(older: question, language: guide.language) == nil {
          questions[question.id] = SharedQuestion(question, section: section.id, language: guide.language)
        }
      }
    }
    sections = Merging.merged(sections, with: guide.sections) { $0.id }
    for older in guide.sections {
      guard let index = sections.firstIndex(where: { $0.id == older.id }) else { continue }
      sections[index].questions = Merging.merged(sections[index].questions, with: older.questions) { $0.id }
    }
  }
}
