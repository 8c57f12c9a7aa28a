extension AnswerValue {
  /// The value without knowledge of its question: the text, the number with a point, the date, the codes.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .number(let number): NumberReading.plain(number)
    case .date(let date): date
    case .choices(let choices): choices.map(\.code).joined(separator: " ")
    }
  }
}

extension ChoiceTable {
  /// The labels of chosen options; anything else as it is.
  func label(of value: AnswerValue) -> String {
    guard case .choices(let choices) = value else { return value.plainText }
    return text(choices)
  }
}
