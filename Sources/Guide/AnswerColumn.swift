/// A column of a data table.
package struct AnswerColumn: Hashable, Sendable {
  /// Its heading.
  package var name: String
  /// What it holds, for a codebook.
  package var label: String

  /// Makes a column.
  package init(name: String, label: String) {
    self.name = name
    self.label = label
  }
}
