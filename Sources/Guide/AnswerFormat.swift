/// Limits and presentation of an answer's value. Everything is optional; each answer kind says what it heeds.
package struct AnswerFormat: Hashable, Sendable, Codable {
  /// Smallest allowed value as written in the guide: a number, a date, or `today`.
  package var minimum: String?
  /// Largest allowed value, written the same way.
  package var maximum: String?
  /// Distance between allowed numbers.
  package var step: Double?
  /// What the number counts ("years").
  package var unit: String?
  /// Digits after the decimal point, 0 or more.
  package var decimals: Int?
  /// Longest allowed text in characters.
  package var maximumLength: Int?
  /// Regular expression that the whole text must match.
  package var pattern: String?
  /// Fewest choices.
  package var minimumAnswers: Int?
  /// Most choices.
  package var maximumAnswers: Int?
  /// Smallest allowed sum of the rows of `numbers`.
  package var minimumSum: Double?
  /// Largest allowed sum; the same as the smallest when the sum is fixed.
  package var maximumSum: Double?
  /// Form of a masked text: `9` a digit, `A` a letter, `*` either, all else itself.
  package var mask: String?

  /// Makes an empty format; set what is needed.
  package init() {}
}
