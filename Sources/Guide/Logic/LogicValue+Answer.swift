extension LogicValue {
  /// An answer as conditions see it.
  package init(_ value: AnswerValue, of question: Question) {
    switch value {
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): self = .text(text)
    case .number(let number), .duration(let number): self = .finite(number)
    case .choices(let choices):
      self = Self.codes(choices.map(\.code), of: question, isList: question.kind == MultipleAnswer.id)
    case .rows(let rows):
      self = .rows(
        rows.map { row in LogicRow(row: row.row, column: row.column, value: Self.cell(row.cell, of: question))
        })
    case .ranking(let codes): self = .list(codes.map { .text($0) })
    case .place(let place): self = .text(place.plainText)
    case .points(let points): self = .list(points.map { .text($0.plainText) })
    case .strokes(let strokes): self = .list(strokes.indices.map { .number(Double($0 + 1)) })
    case .files(let files): self = .list(files.map { .text($0.name) })
    }
  }

  /// What stands after the dot: a row, a cell (`row.column`), a choice that was made or not, the place of an item.
  func part(_ part: String, of question: Question) -> LogicValue {
    switch self {
    case .unknown, .absent, .missing: return self
    case .rows(let rows):
      let cells = rows.filter { cell in
        cell.row == part || cell.column.map { "\(cell.row).\($0)" == part } == true
      }
      return cells.count > 1 ? .list(cells.map(\.value)) : cells.first?.value ?? .unknown
    case .list(let values) where question.kind == RankingAnswer.id:
      return values.firstIndex(of: .text(part)).map { .number(Double($0 + 1)) } ?? .absent
    default: return .boolean(elements.contains { $0.text == part })
    }
  }

  private static func cell(_ cell: RowValue.Cell, of question: Question) -> LogicValue {
    switch cell {
    case .text(let text): .text(text)
    case .number(let number): .finite(number)
    case .codes(let codes): Self.codes(codes, of: question, isList: question.kind == MultipleMatrixAnswer.id)
    }
  }

  private static func codes(_ codes: [String], of question: Question, isList: Bool) -> LogicValue {
    if let missing = codes.first(where: { question.option($0)?.isMissing == true }) {
      return .missing(missing)
    }
    if !isList, codes.count == 1 { return .text(codes[0]) }
    return .list(codes.map { .text($0) })
  }
}
