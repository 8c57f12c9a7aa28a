/// One way of answering: how its value is read, checked, shown and laid out in tables. A new kind is one new
/// file with a type that conforms to this, and one line in `AnswerKinds`.
package protocol AnswerKind: Sendable {
  /// The word in guide files and in `Question.kind`; never changed once released.
  static var id: String { get }

  /// What to type, in a few words, for the prompt of a terminal: `1-5`, `a number 0..500 interviews`.
  static func hint(for question: Question) -> String

  /// Reads what was typed or sent and checks it against the question.
  ///
  /// - Throws: `AnswerProblem` with a sentence for the person who typed it.
  static func value(from text: String, for question: Question) throws(AnswerProblem) -> AnswerValue

  /// The columns of a data table (one row per interview) that hold the answer; names are unique within the
  /// guide as long as identifiers are.
  static func columns(for question: Question) -> [AnswerColumn]

  /// The cells for those columns, same count and order. Codes, not labels; a decimal point; empty = nothing.
  static func cells(for value: AnswerValue, of question: Question) -> [String]

  /// The answer as people read it: labels, not codes.
  static func text(for value: AnswerValue, of question: Question) -> String
}

/// A column of a data table.
package struct AnswerColumn: Hashable, Sendable {
  /// Its heading.
  package var name: String
  /// What it holds, for a codebook.
  package var label: String

  /// Makes a column.
  package init(name: String, label: String) {
    self.name = name
    self.label = label
  }
}

/// Why something typed is not an answer to a question: one sentence, saying what would be.
package struct AnswerProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  package let message: String

  /// Makes a problem.
  package init(_ message: String) { self.message = message }

  /// The sentence.
  package var description: String { message }
}
