package import Wording

/// Several numbers, one in each row, with a check of their sum. Heeds minimum, maximum, step, decimals, unit and the
/// limits of the sum.
package enum NumbersAnswer: AnswerKind {
  /// `numbers`
  package static let id = "numbers"

  /// What is known of it.
  package static let sheet = KindSheet(
    "several numbers", group: .number, picture: .number, example: "work 8, sleep 7, rest 9 hours",
    parts: KindParts(range: .number, rows: .rows, with: [.unit, .decimals, .sum]),
    widget: .cells,
    formats: KindFormats(xlsForm: .rows(NumberAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The rows, the range and the sum.
  package static func expectation(for question: Question) -> Sentence {
    let rows = reading(question).expectation
    guard let sum = sum(question.format) else { return rows }
    return .joined([rows, "\(sum) in sum"], separator: "; ")
  }

  /// Reads `work=60; home=40`, or the numbers in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let rules = NumberRules(question, noun: "a number")
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      .number(try rules.number(from: text))
    }
    try reading(question).checkCount(value)
    try checkSum(value, question.format)
    return value
  }

  /// `id_row` for each row, a number.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    RowTable(question: question).variables { name, label, _ in
      QuestionVariables(question: question).number(name, label: label)
    }
  }

  /// The number of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    RowTable(question: question).cells(value)
  }

  /// `work: 60 %; home: 40 %`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    RowTable(question: question).text(value) { row in
      [row.cell.plainText, question.format.unit].compactMap(\.self).joined(separator: " ")
    }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(question: question, expected: NumberRules(question, noun: "a number").description)
  }

  private static func checkSum(_ value: AnswerValue, _ format: AnswerFormat) throws(AnswerProblem) {
    guard case .rows(let rows) = value, let expected = sum(format) else { return }
    let total = rows.reduce(0.0) { total, row in
      if case .number(let number) = row.cell { total + number } else { total }
    }
    // Tenths have no exact sum in binary.
    let slack = 1e-9 * max(1, abs(total))
    let isSmall = format.minimumSum.map { total < $0 - slack } ?? false
    let isLarge = format.maximumSum.map { total > $0 + slack } ?? false
    if isSmall || isLarge {
      let shown = NumberReading.plain((total * 1e9).rounded() / 1e9)
      throw AnswerProblem("the sum is \(shown); it must be \(expected)")
    }
  }

  private static func sum(_ format: AnswerFormat) -> Sentence? {
    switch (format.minimumSum.map(NumberReading.plain), format.maximumSum.map(NumberReading.plain)) {
    case (let least?, let most?) where least == most: "\(least)"
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): nil
    }
  }
}
