/// What stands in one row of a table, or in one cell of it.
package struct RowValue: Hashable, Sendable {
  /// The row's id.
  package var row: String
  /// The column, where a row has several cells: an option's code, or `1` and `2` for the two scales of a dual matrix.
  package var column: String?
  /// What was answered there.
  package var cell: Cell

  /// What one cell holds.
  package enum Cell: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// Codes of the chosen options, in the order of the guide.
    case codes([String])
  }

  /// Makes a row's value.
  package init(row: String, column: String? = nil, cell: Cell) {
    (self.row, self.column, self.cell) = (row, column, cell)
  }
}

extension RowValue.Cell {
  /// The text, the number with a point, or the codes with spaces between.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .number(let number): NumberReading.plain(number)
    case .codes(let codes): codes.joined(separator: " ")
    }
  }
}

extension RowValue: Codable {
  private enum CodingKeys: String, CodingKey { case row, column, text, number, codes }

  /// Reads `{"row": "a", "number": 3}`, with `column` where a row has several cells, and `text` or `codes` instead.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    row = try container.decode(String.self, forKey: .row)
    column = try container.decodeIfPresent(String.self, forKey: .column)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      cell = .text(text)
    } else if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      cell = .number(number)
    } else {
      cell = .codes(try container.decode([String].self, forKey: .codes))
    }
  }

  /// Writes the same.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(row, forKey: .row)
    try container.encodeIfPresent(column, forKey: .column)
    switch cell {
    case .text(let text): try container.encode(text, forKey: .text)
    case .number(let number): try container.encode(number, forKey: .number)
    case .codes(let codes): try container.encode(codes, forKey: .codes)
    }
  }
}
