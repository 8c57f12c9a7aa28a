/// The value of an answer, independent of how it was typed or shown.
package enum AnswerValue: Hashable, Sendable {
  /// Free text, possibly of several lines.
  case text(String)
  /// A number, in the unit of the question.
  case number(Double)
  /// A calendar date, `yyyy-mm-dd`.
  case date(String)
  /// The chosen options in the order of the guide; exactly one for single choice.
  case choices([Choice])

  /// One chosen option.
  package struct Choice: Hashable, Sendable, Codable {
    /// The option's code.
    package var code: String
    /// What was written beside it, for options that ask for a text.
    package var text: String?

    /// Makes a choice.
    package init(code: String, text: String? = nil) {
      self.code = code
      self.text = text
    }
  }
}
