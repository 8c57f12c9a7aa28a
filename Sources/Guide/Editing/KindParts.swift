/// What a question of an answer kind consists of, so that a form offers only what means something there.
package struct KindParts: Hashable, Sendable, Encodable {
  /// What the choices of a kind are.
  package enum Choices: String, Sendable, Encodable {
    /// There are none.
    case none
    /// Lines to choose from: they may ask for a text, rule out others, lead on.
    case lines
    /// Two words, for yes and for no.
    case yesNo
    /// Labels of the points of a scale or the columns of a table: a code and a text.
    case labels
    /// Labels of the two ends of a range, and of points between.
    case ends
  }

  /// What the ends of a range are.
  package enum Range: String, Sendable, Encodable {
    /// It has no range; numbers; days; times of day; days with times; lengths of time.
    case none, number, date, time, datetime, duration
  }

  /// What its rows are.
  package enum Rows: String, Sendable, Encodable {
    /// There are none; rows of a table; rows between two opposite words; items to put in order.
    case none, rows, poles, items
  }

  /// A part of a question that a kind has, or takes.
  package enum Part: Sendable {
    /// A second scale beside the first.
    case secondChoices
    /// Steps, a unit, digits after the point.
    case step, unit, decimals
    /// A longest length, a pattern, a mask.
    case length, pattern, mask
    /// A sum over its rows; a fewest and most number of things given.
    case sum, counts
    /// A text beside any of its choices; its choices as a menu; choices that rule out all others.
    case comment, menu, exclusion
    /// A picture; an expression that gives its value.
    case picture, expression
  }

  /// What its choices are.
  package let choices: Choices
  /// What its range is.
  package let range: Range
  /// The ends of a fresh range, the smaller first; empty when a question can do without.
  package let freshEnds: [String]
  /// The least number of rows that mean something; 0 when it has none.
  package let leastRows: Int
  /// Whether there is a second scale beside the first.
  package let hasSecondChoices: Bool
  /// Whether it has rows or items.
  package let hasRows: Bool
  /// Whether each row has two poles; whether its rows are items to put in order.
  package let hasPoles, hasItems: Bool
  /// Whether steps, a unit, digits after the point, a longest length, a pattern, a mask mean something.
  package let hasStep, hasUnit, hasDecimals, hasLength, hasPattern, hasMask: Bool
  /// Whether it has a sum over its rows, a fewest and most number of things given.
  package let hasSum, hasCounts: Bool
  /// Whether a text may stand beside any choice, its choices may be a menu, one may rule out all others.
  package let hasComment, hasMenu, hasExclusion: Bool
  /// Whether it needs a picture, or an expression that gives its value.
  package let needsPicture, needsExpression: Bool

  /// Makes parts; a kind declares them in its sheet.
  init(
    _ choices: Choices = .none, range: Range = .none, freshEnds: [String] = [], rows: Rows = .none,
    with parts: Set<Part> = []
  ) {
    (self.choices, self.range, self.freshEnds) = (choices, range, freshEnds)
    leastRows = rows == .none ? 0 : rows == .items ? 2 : 1
    (hasRows, hasPoles, hasItems) = (rows != .none, rows == .poles, rows == .items)
    hasSecondChoices = parts.contains(.secondChoices)
    (hasStep, hasUnit) = (parts.contains(.step), parts.contains(.unit))
    (hasDecimals, hasLength) = (parts.contains(.decimals), parts.contains(.length))
    (hasPattern, hasMask) = (parts.contains(.pattern), parts.contains(.mask))
    (hasSum, hasCounts) = (parts.contains(.sum), parts.contains(.counts))
    (hasComment, hasMenu) = (parts.contains(.comment), parts.contains(.menu))
    hasExclusion = parts.contains(.exclusion)
    (needsPicture, needsExpression) = (parts.contains(.picture), parts.contains(.expression))
  }

  /// The parts of a kind; none for one that nobody registered.
  package init(of kind: String) {
    self = AnswerKinds.kind(kind)?.sheet.parts ?? KindParts()
  }
}
