package import Guide

/// The words in which questions were asked. A text may hold earlier answers (`What did you like about {place}?`), and an
/// answer can be changed afterwards; what was said stays what was said.
extension Interview {
  /// A question with the words that it had during a visit: earlier answers put in as they were then, and in the language
  /// in which it was shown. `nil` when the guide does not know it.
  package func asked(_ visit: Visit) -> Question? { wordings[visit.id]?.question ?? asked(visit.question) }

  /// A question with the words in which it was asked the last time; with those it would have now when it never was.
  package func asked(_ id: String) -> Question? {
    guard let question = guide.question(id) else { return nil }
    if !wordings.isEmpty, let visit = visits.last(where: { $0.question == id && wordings[$0.id] != nil }) {
      return wordings[visit.id]?.question
    }
    return run.isPlain(id) ? question : run.shown(question)
  }

  /// The guide with each question in the words in which it was asked the last time.
  package var guideAsAsked: Guide {
    var guide = guide
    for section in guide.sections.indices {
      guide.sections[section].title = title(ofSection: guide.sections[section].id)
      for index in guide.sections[section].questions.indices {
        let id = guide.sections[section].questions[index].id
        guide.sections[section].questions[index] = asked(id) ?? guide.sections[section].questions[index]
      }
    }
    return guide
  }

  /// The heading of a section with the answers in it that were given; empty for a section that the guide does not have.
  package func title(ofSection id: String) -> String {
    guard let section = guide.sections.first(where: { $0.id == id }) else { return "" }
    return section.title.contains("{") ? run.piped(section.title, at: id).text : section.title
  }

  /// The guide for a table of this interview alone: whole, in the words in which its questions were asked. Where no answer
  /// says what is meant, it is named.
  package var guideTold: Guide {
    var told = guide.withPlaceholders
    let visited = Set(visits.map(\.question))
    for section in told.sections.indices {
      let title = guide.sections[section].title
      if title.contains("{"), !hasGap(run.piped(title, at: guide.sections[section].id)) {
        told.sections[section].title = self.title(ofSection: guide.sections[section].id)
      }
      for question in guide.sections[section].questions.enumerated()
      where visited.contains(question.element.id) {
        guard !run.isPlain(question.element.id), let asked = asked(question.element.id),
          !asked.text.contains(PipedText.gap)
        else { continue }
        told.sections[section].questions[question.offset].takeWords(of: asked)
      }
    }
    return told
  }

  private func hasGap(_ text: PipedText) -> Bool {
    text.pieces.contains { if case .gap = $0 { true } else { false } }
  }

  /// Remembers the words of the question that has become current, when they are not those of the guide.
  mutating func rememberWording(of id: String, visit: String) {
    guard let question = guide.question(id) else { return }
    let section = guide.section(ofQuestion: id)
    let isHandedOver = handover.map { [section?.id, section?.parent].contains($0.section) } ?? false
    let language = isHandedOver ? handoverLanguage ?? guide.language : guide.language
    if run.isPlain(id), language == guide.language { return }
    var shown = run.shown(question)
    var hasGap = hasGap(run.text(of: question))
    if language != guide.language, let words = guide.inLanguage(language).question(id) {
      // Its choices keep the words of the guide: tables compare them.
      let spoken = run.speaking(guide.inLanguage(language)).text(of: words)
      shown.text = spoken.text
      hasGap = self.hasGap(spoken)
    }
    wordings[visit] = Wording(question: shown, hasGap: hasGap)
  }

  /// The interviewee has chosen a language: the question that stands on the handed-over device is read in it.
  mutating func translateWording() {
    guard let handover, let visit = visits.last, visit.question == currentQuestion,
      visit.start >= handover.since
    else { return }
    wordings[visit.id] = nil
    rememberWording(of: visit.question, visit: visit.id)
  }

  /// An answer that was missing in the current question's words has been given while it was asked.
  mutating func fillWording() {
    guard let id = currentQuestion, let visit = visits.last, visit.question == id,
      wordings[visit.id]?.hasGap == true
    else { return }
    rememberWording(of: id, visit: visit.id)
  }

  /// A question as it was asked.
  struct Wording: Sendable {
    let question: Question
    /// Whether an answer was missing in its words.
    let hasGap: Bool
  }
}
