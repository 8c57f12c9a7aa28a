/// One cell of a table as conditions see it.
package struct LogicRow: Hashable, Sendable {
  /// The row's id.
  package var row: String
  /// The column, where a row has several cells.
  package var column: String?
  /// What stands there.
  package var value: LogicValue

  /// Makes a cell.
  package init(row: String, column: String? = nil, value: LogicValue) {
    (self.row, self.column, self.value) = (row, column, value)
  }
}
