import Guide

/// What the logic of a guide said of whole answers, kept for an interview that is told without some of them: a question
/// does not stop to apply because the text that its condition asks for was left out.
struct LogicVerdicts: Sendable {
  private let irrelevant: Set<String>
  /// Calculated values by question. A text that comes out differently without the left out texts would tell of them.
  let calculated: [String: AnswerValue]

  init(of whole: Interview, toldAs told: Interview) {
    let questions = whole.guide.questions
    let ids = whole.guide.sections.map(\.id) + questions.map(\.id)
    irrelevant = Set(ids.filter { !whole.applies($0) })
    let pairs = questions.filter(\.isCalculated).compactMap { question -> (String, AnswerValue)? in
      guard let value = whole.run.calculated(question.id) else { return nil }
      let isSame = told.run.calculated(question.id) == value
      return (question.id, isSame ? value : value.withoutText)
    }
    calculated = Dictionary(pairs) { first, _ in first }
  }

  func applies(_ id: String) -> Bool { !irrelevant.contains(id) }
}
