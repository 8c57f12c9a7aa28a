/// How often each option or point was chosen, in the order of the guide, those nobody chose included.
package struct CountTable: Hashable, Sendable, Encodable {
  /// The rows. Codes that no version of the guide knows come last.
  package var rows: [CountRow]
  /// Identifiers of the interviews with an answer: what shares are shares of.
  package var interviews: [String]
  /// Whether one interview may stand in several rows (percent of cases).
  package var isMultiple: Bool
  /// Whether the rows go from less to more, as the points of a scale do.
  package var isOrdered: Bool
  /// For points: their distribution, by the numbers of the points, or by their positions where the codes are words.
  package var distribution: Distribution?

  /// Makes a table.
  package init(
    rows: [CountRow], interviews: [String], isMultiple: Bool = false, isOrdered: Bool = false,
    distribution: Distribution? = nil
  ) {
    self.rows = rows
    self.interviews = interviews
    self.isMultiple = isMultiple
    self.isOrdered = isOrdered
    self.distribution = distribution
  }
}
