import Wording

/// Reads and shows the cells of tables whose columns are options.
struct ChoiceCells {
  let question: Question
  let options: [AnswerOption]

  init(_ question: Question, options: [AnswerOption]? = nil) {
    self.question = question
    self.options = options ?? question.options
  }

  private var reading: ChoiceReading {
    var question = question
    question.options = options
    return ChoiceReading(question: question)
  }

  /// `one of: 1 = good, 2 = bad`
  var expected: Sentence { "one of: \(reading.list)" }

  /// The option that a cell's text means.
  func one(_ text: String) throws(AnswerProblem) -> RowValue.Cell {
    let reading = self.reading
    let typed = text.trimmingSpaces
    guard let option = reading.option(typed) else {
      throw AnswerProblem(
        "“\(typed.shortened)” is not among the choices of \(question.id); choose one of \(reading.list)")
    }
    return .codes([option.code])
  }

  /// The labels of the codes.
  func text(_ cell: RowValue.Cell) -> String {
    guard case .codes(let codes) = cell else { return cell.plainText }
    return codes.map { code in options.first { $0.code == code }?.text ?? code }.joined(separator: ", ")
  }
}
