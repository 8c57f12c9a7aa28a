import Guide

/// The answers to the rows of a question with rows, taken apart: each row is summed up like a question of its own.
struct RowAnswers {
  private let answers: [GivenAnswer]

  init(_ answers: [GivenAnswer]) { self.answers = answers }

  /// What was answered in one row, as choices or a number; interviews that left it out are not among them.
  func row(_ id: String) -> [GivenAnswer] {
    answers.compactMap { answer in
      guard case .rows(let rows) = answer.value,
        let row = rows.first(where: { $0.row == id && $0.column == nil })
      else { return nil }
      var own = answer
      switch row.cell {
      case .codes(let codes): own.value = .choices(codes.map { AnswerValue.Choice(code: $0) })
      case .number(let number): own.value = .number(number)
      case .text: return nil
      }
      return own
    }
  }

  /// Whether every row of the value is one that `fits`, and known to the question.
  static func allRows(
    of value: AnswerValue, _ question: SharedQuestion, _ fits: (RowValue.Cell) -> Bool
  ) -> Bool {
    guard case .rows(let rows) = value else { return false }
    let known = Set(question.question.rows.map(\.id))
    return rows.allSatisfy { $0.column == nil && known.contains($0.row) && fits($0.cell) }
  }

  /// What people call a row.
  static func title(_ row: Row) -> String {
    [row.text.isEmpty ? row.id : row.text, row.opposite].compactMap(\.self).joined(separator: " – ")
  }
}
