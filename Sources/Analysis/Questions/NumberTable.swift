import Guide

/// Numbers of many interviews.
package struct NumberTable: Hashable, Sendable, Encodable {
  /// The answers, in the order of the interviews.
  package var answers: [GivenAnswer]
  /// What they come to; `nil` when there is none.
  package var distribution: Distribution?
  /// The numbers in classes.
  package var histogram: Histogram
  /// What the numbers count ("years"), or empty.
  package var unit: String

  /// Makes the table; answers that are no numbers are passed over.
  package init(_ answers: [GivenAnswer], unit: String = "") {
    let numbers = answers.compactMap { answer in Self.number(answer).map { (answer, $0) } }
    self.answers = numbers.map(\.0)
    self.unit = unit
    distribution = Distribution(numbers.map(\.1))
    histogram = Histogram(numbers.map { ($0.0.interview.id, $0.1) })
  }

  /// The number of an answer.
  package static func number(_ answer: GivenAnswer) -> Double? {
    guard case .number(let number) = answer.value, number.isFinite else { return nil }
    return number
  }

  /// Identifiers of the interviews with a number.
  package var interviews: [String] { answers.map(\.interview.id) }
}
