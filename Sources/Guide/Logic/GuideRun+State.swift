extension GuideRun {
  /// How a question stands with regard to its answer.
  package func state(of question: Question) -> AnswerState {
    guard let stop = logic.places[question.id] else { return .nothing }
    if relevance(question.id) == .no { return .irrelevant }
    let isHidden = question.attributes.contains { $0.name == "hidden" }
    guard let kind = AnswerKinds.kind(question.kind), kind.hasValue, !question.isCalculated, !isHidden else {
      return .nothing
    }
    guard let value = answers[question.id] else {
      if let reason = missing[question.id] { return .declined(reason) }
      switch question.requirement {
      case .none: return .optional
      case .soft: return .wanted
      case .required: return .needed
      }
    }
    if fails(question, value, stop) {
      return .invalid(message: question.attribute("message").map { piped($0, at: question.id).text } ?? "")
    }
    if question.requirement == .required, case .rows(let rows) = value {
      let filled = Set(rows.map(\.row))
      let open = question.rows.filter { !filled.contains($0.id) && relevance(of: $0, in: question) != .no }
      if !open.isEmpty, question.format.minimumAnswers == nil { return .incomplete(rows: open.map(\.id)) }
    }
    return .answered
  }

  // What is not known does not fail.
  private func fails(_ question: Question, _ value: AnswerValue, _ stop: Int) -> Bool {
    guard let check = logic.tree(question.attribute("check"), at: stop, including: true),
      !question.isMissing(value)
    else { return false }
    let checked = CheckedAnswer(run: self, question: question, value: LogicValue(value, of: question))
    return check.value(in: checked).truth == .no
  }
}
