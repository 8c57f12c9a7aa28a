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
  /// A time of day, `hh:mm` or `hh:mm:ss`.
  case time(String)
  /// A date with a time of day, `yyyy-mm-ddThh:mm`, with seconds and an offset (`+01:00`) where they were given.
  case dateTime(String)
  /// A length of time in seconds.
  case duration(Double)
  /// The filled-in rows of a table, in the order of the guide; rows without an answer are left out.
  case rows([RowValue])
  /// Items in the order in which they were put, the first one first.
  case ranking([String])
  /// A place: in words, as coordinates, or both.
  case place(Place)
  /// Points of a picture in the order in which they were touched.
  case points([ImagePoint])
  /// A drawing or signature.
  case strokes([Stroke])
  /// Files in the folder of the interview.
  case files([FileReference])

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
