/// One row of a matrix or one item to rank.
package struct Row: Hashable, Sendable, Codable {
  /// Unique in the question.
  package var id: String
  /// What people read.
  package var text: String

  /// Makes a row.
  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
