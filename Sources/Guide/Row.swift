/// One row of a matrix or one item to rank.
package struct Row: Hashable, Sendable, Codable {
  /// Unique in the question.
  package var id: String
  /// What people read.
  package var text: String
  /// The other pole of a semantic differential, at the right end.
  package var opposite: String?

  /// Makes a row.
  package init(id: String, text: String, opposite: String? = nil) {
    self.id = id
    self.text = text
    self.opposite = opposite
  }
}
