extension GuideRun {
  /// A text that belongs to a question or section, with the answers put in that were given before it.
  package func piped(_ text: String, at id: String) -> PipedText {
    let place = logic.places[id] ?? 0
    return PipedText(text) { name, part in
      guard let source = logic.places[name], source < place, let question = logic.stops[source].question
      else {
        return nil
      }
      return spoken(question, at: source, part: part)
    }
  }

  /// The wording of a question with its answers.
  package func text(of question: Question) -> PipedText { piped(question.text, at: question.id) }

  /// Whether a choice is offered: its own condition, and the question whose choices it takes over.
  package func relevance(of option: AnswerOption, in question: Question) -> Truth {
    guard let stop = logic.places[question.id] else { return .unknown }
    let own = logic.tree(option.attribute("if"), at: stop).map { $0.value(in: self).truth } ?? .yes
    return question.rows.isEmpty ? own && filtered(option.code, question, stop) : own
  }

  /// Whether a row is asked about: by the question whose choices it takes over.
  package func relevance(of row: Row, in question: Question) -> Truth {
    guard let stop = logic.places[question.id] else { return .unknown }
    return filtered(row.id, question, stop)
  }

  /// What a calculated question comes to; `nil` when it is not calculated or not known yet.
  package func calculated(_ id: String) -> AnswerValue? {
    guard let stop = logic.places[id], let question = logic.stops[stop].question, question.isCalculated else {
      return nil
    }
    switch value(at: stop) {
    case .number(let number):
      return .number(question.format.decimals.map { NumberReading.rounded(number, $0) } ?? number)
    case .text(let text): return .text(text)
    case .boolean(let value): return .number(value ? 1 : 0)
    // several choices are one text, with blanks between the codes
    case .list(let values): return values.isEmpty ? nil : .text(LogicValue.list(values).words)
    case .rows, .missing, .absent, .unknown: return nil
    }
  }

  // With `filter` the codes chosen there, with `exclude` the others; what that question does not have is always there.
  private func filtered(_ code: String, _ question: Question, _ stop: Int) -> Truth {
    var truth = Truth.yes
    for (name, isWanted) in [("filter", true), ("exclude", false)] {
      guard let id = question.attribute(name), let source = logic.places[id], source < stop,
        let other = logic.stops[source].question, other.options.contains(where: { $0.code == code })
      else { continue }
      switch value(at: source) {
      case .unknown: truth = truth && .unknown
      case let value: truth = truth && Truth(value.elements.contains { $0.text == code } == isWanted)
      }
    }
    return truth
  }

  // Empty when there is nothing that could stand in a sentence.
  private func spoken(_ question: Question, at stop: Int, part: String?) -> String {
    let value = value(at: stop)
    guard value.isThere else { return "" }
    let given = question.isCalculated ? calculated(question.id) : answers[question.id]
    guard let given, let kind = AnswerKinds.kind(question.kind) else { return "" }
    guard let part else { return kind.text(for: given, of: question) }
    if case .rows(let rows) = given {
      let cells = rows.filter { $0.row == part || "\($0.row).\($0.column ?? "")" == part }
      return cells.map { ChoiceCells(question).text($0.cell) }.joined(separator: ", ")
    }
    let partial = value.part(part, of: question)
    if case .boolean(let isChosen) = partial { return isChosen ? question.option(part)?.text ?? "" : "" }
    return partial.text ?? ""
  }
}

extension Question {
  /// Whether an expression gives its value.
  package var isCalculated: Bool { attribute("calculate") != nil }
}

extension NumberReading {
  /// Rounded to so many digits after the point, halves away from zero.
  static func rounded(_ number: Double, _ decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<min(max(decimals, 0), 15) { factor *= 10 }
    return (number * factor).rounded(.toNearestOrAwayFromZero) / factor
  }
}
