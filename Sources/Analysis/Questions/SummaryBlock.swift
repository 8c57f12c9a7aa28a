/// One table of a question's summary. Pages and charts know these four shapes and no answer kinds: a new kind says
/// itself with them, in several blocks if need be (a matrix has one for each row).
package struct SummaryBlock: Hashable, Sendable {
  /// The shapes.
  package enum Content: Hashable, Sendable {
    /// Options or points with counts.
    case counts(CountTable)
    /// Numbers with their distribution.
    case numbers(NumberTable)
    /// Dates by period.
    case dates(DateTable)
    /// Answers beside each other.
    case texts([GivenAnswer])
  }

  /// What the block is about (a row of a matrix), or empty when it is the whole question.
  package var title: String
  /// The table.
  package var content: Content
  /// Whether it holds only what the other blocks could not read, such as answers from a time when the question was of
  /// another kind.
  package var isRest: Bool

  /// Makes a block.
  package init(_ content: Content, title: String = "", isRest: Bool = false) {
    self.content = content
    self.title = title
    self.isRest = isRest
  }
}

extension SummaryBlock: Encodable {
  private enum CodingKeys: String, CodingKey { case shape, title, isRest, table }

  /// Writes `{"shape": "counts", "title", "isRest", "table"}`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(isRest, forKey: .isRest)
    switch content {
    case .counts(let table):
      try container.encode("counts", forKey: .shape)
      try container.encode(table, forKey: .table)
    case .numbers(let table):
      try container.encode("numbers", forKey: .shape)
      try container.encode(table, forKey: .table)
    case .dates(let table):
      try container.encode("dates", forKey: .shape)
      try container.encode(table, forKey: .table)
    case .texts(let answers):
      try container.encode("texts", forKey: .shape)
      try container.encode(answers, forKey: .table)
    }
  }
}
