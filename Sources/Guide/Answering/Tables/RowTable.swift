/// How the rows of a table are laid out in data tables and shown as text.
struct RowTable {
  let question: Question
  /// The columns, where a row has several cells.
  var columns: [String] = []
  /// Labels of those columns.
  var columnTexts: [String] = []

  /// One variable for each cell: `id_row`, or `id_row_column`.
  func variables(
    _ make: (_ name: String, _ label: String, _ column: Int) -> StatisticsVariable
  ) -> [StatisticsVariable] {
    question.rows.flatMap { row in
      let name = "\(question.id)_\(row.id)"
      let poles = [row.text, row.opposite].compactMap(\.self).joined(separator: " – ")
      let label = "\(question.text): \(poles)"
      if columns.isEmpty { return [make(name, label, 0)] }
      return columns.indices.map { make("\(name)_\(columns[$0])", "\(label): \(columnTexts[$0])", $0) }
    }
  }

  /// The cells for those variables; the code of a missing option of the whole question in all of them.
  func cells(_ value: AnswerValue) -> [String] {
    let width = max(columns.count, 1)
    if let missing = question.missingCode(value) {
      return Array(repeating: missing, count: question.rows.count * width)
    }
    guard case .rows(let rows) = value else {
      return Array(repeating: "", count: question.rows.count * width)
    }
    let texts = Dictionary(
      rows.map { (Self.key($0.row, $0.column), $0.cell.plainText) }, uniquingKeysWith: { first, _ in first })
    return question.rows.flatMap { row in
      columns.isEmpty
        ? [texts[Self.key(row.id, nil)] ?? ""] : columns.map { texts[Self.key(row.id, $0)] ?? "" }
    }
  }

  /// `location: very useful; GPS data: not useful`
  func text(_ value: AnswerValue, _ cell: (RowValue) -> String) -> String {
    guard case .rows(let rows) = value else { return ChoiceTable(question: question).label(of: value) }
    return rows.map { row in
      let label = question.rows.first { $0.id == row.row }?.text ?? row.row
      let column = row.column.map { code in
        columns.firstIndex(of: code).map { " (\(columnTexts[$0]))" } ?? " (\(code))"
      }
      return "\(label)\(column ?? ""): \(cell(row))"
    }.joined(separator: "; ")
  }

  private static func key(_ row: String, _ column: String?) -> [String?] { [row, column] }
}
