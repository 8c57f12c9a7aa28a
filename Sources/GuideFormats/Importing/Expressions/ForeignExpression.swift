import Wording

/// A condition of another program, read for its form. What its names and functions mean is the importer's to say.
indirect enum ForeignExpression: Hashable {
  case number(String)
  case text(String)
  /// A name as it was written.
  case name(String)
  case call(String, [ForeignExpression])
  case not(ForeignExpression)
  case minus(ForeignExpression)
  /// Operators are those of guides: `or and = != < <= > >= + - * / %`.
  case binary(String, ForeignExpression, ForeignExpression)
}

/// Why a condition of another program cannot become one of a guide.
struct ForeignExpressionProblem: Error {
  /// A part of a sentence: what cannot be understood.
  let sentence: Sentence

  /// The same, in English.
  var message: String { sentence.english }

  init(_ sentence: Sentence) { self.sentence = sentence }
}
