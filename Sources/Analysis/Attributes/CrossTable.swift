package import Interview

/// One attribute by another: how many interviews have both values.
package struct CrossTable: Hashable, Sendable {
  /// The attribute whose values are the rows.
  package let rowAttribute: ParticipantAttribute
  /// The attribute whose values are the columns.
  package let columnAttribute: ParticipantAttribute
  /// The rows, each with all its interviews that have a column too; values that nobody has included.
  package let rows: [AttributeValue]
  /// The columns, likewise.
  package let columns: [AttributeValue]
  /// Identifiers of the interviews by row and column.
  package let cells: [[[String]]]
  /// Identifiers of the interviews with a value of both: what totals count.
  package let interviews: [String]
  /// Identifiers of those that lack one and are left out.
  package let leftOut: [String]

  /// Makes the table; `nil` when one of the attributes has no countable values. `guide` is that of the interviews, for
  /// callers that make many tables.
  package init?(
    _ row: AnalysisAttribute, by column: AnalysisAttribute, of interviews: [Interview], texts: AnalysisTexts,
    guide: SharedGuide? = nil
  ) {
    let guide = guide ?? SharedGuide(interviews)
    guard let first = ParticipantAttribute(row, of: interviews, texts: texts, guide: guide),
      let second = ParticipantAttribute(column, of: interviews, texts: texts, guide: guide)
    else { return nil }
    (rowAttribute, columnAttribute) = (first, second)
    func having(_ attribute: ParticipantAttribute) -> Set<String> {
      Set(attribute.values.filter { !$0.isNone }.flatMap(\.interviews))
    }
    let base = having(first).intersection(having(second))
    self.interviews = interviews.map(\.id).filter(base.contains)
    leftOut = interviews.map(\.id).filter { !base.contains($0) }
    func narrowed(_ attribute: ParticipantAttribute) -> [AttributeValue] {
      attribute.values.filter { !$0.isNone }.map { value in
        var value = value
        value.interviews.removeAll { !base.contains($0) }
        return value
      }
    }
    let (rows, columns) = (narrowed(first), narrowed(second))
    (self.rows, self.columns) = (rows, columns)
    let members = columns.map { Set($0.interviews) }
    cells = rows.map { row in members.map { column in row.interviews.filter(column.contains) } }
  }

  /// Part of the row's interviews that stand in this column, 0...1; `nil` for an empty row.
  package func rowShare(_ row: Int, _ column: Int) -> Double? {
    share(row, column, of: rows.indices.contains(row) ? rows[row].count : 0)
  }

  /// Part of the column's interviews that stand in this row.
  package func columnShare(_ row: Int, _ column: Int) -> Double? {
    share(row, column, of: columns.indices.contains(column) ? columns[column].count : 0)
  }

  private func share(_ row: Int, _ column: Int, of base: Int) -> Double? {
    guard base > 0, cells.indices.contains(row), cells[row].indices.contains(column) else { return nil }
    return Double(cells[row][column].count) / Double(base)
  }
}

extension CrossTable: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rowAttribute, rowTitle, columnAttribute, columnTitle, rows, columns, cells, interviews, leftOut
  }

  /// Writes the names of the attributes, the rows, the columns, and the cells as lists of interviews.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rowAttribute.attribute, forKey: .rowAttribute)
    try container.encode(rowAttribute.title, forKey: .rowTitle)
    try container.encode(columnAttribute.attribute, forKey: .columnAttribute)
    try container.encode(columnAttribute.title, forKey: .columnTitle)
    try container.encode(rows, forKey: .rows)
    try container.encode(columns, forKey: .columns)
    try container.encode(cells, forKey: .cells)
    try container.encode(interviews, forKey: .interviews)
    try container.encode(leftOut, forKey: .leftOut)
  }
}
