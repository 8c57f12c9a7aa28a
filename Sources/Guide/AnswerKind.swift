package import Wording

/// One way of answering: how its value is read, checked, shown and laid out in tables, and all else that is known of it. A
/// new kind is one new file with a type that conforms to this, and one line in `AnswerKinds`.
package protocol AnswerKind: Sendable {
  /// The word in guide files and in `Question.kind`; never changed once released.
  static var id: String { get }

  /// What is known of it beside its rules: name, group, picture, example, parts, widget, comparisons, other formats.
  static var sheet: KindSheet { get }

  /// The choices that a question of it has when the guide says none, in a language.
  static func defaultOptions(_ language: String) -> [AnswerOption]

  /// Whether it has a value at all; `open` and `info` have none.
  static var hasValue: Bool { get }

  /// Whether an answer leads to the person who gave it: an address, a number to call, a place, a signature. Such answers
  /// leave the library only where somebody wants names in an export.
  static var isPersonal: Bool { get }

  /// What to type, in a few words: `1-5`, `a number 0..500 interviews`.
  static func expectation(for question: Question) -> Sentence

  /// Reads what was typed or sent and checks it against the question. Total: whatever the text is, it is read or
  /// refused, in time linear in its length.
  ///
  /// - Throws: `AnswerProblem` with a sentence for the person who typed it.
  static func value(from text: String, for question: Question) throws(AnswerProblem) -> AnswerValue

  /// The variables (columns of a data table with one row per interview) that hold the answer, each with what a
  /// statistics program needs to know; names are unique within the guide as long as identifiers are.
  static func statistics(for question: Question) -> [StatisticsVariable]

  /// The cells for those variables, same count and order. Codes, not labels; a decimal point; empty = nothing.
  static func cells(for value: AnswerValue, of question: Question) -> [String]

  /// The answer as people read it: labels, not codes.
  static func text(for value: AnswerValue, of question: Question) -> String
}

extension AnswerKind {
  /// Most kinds have a value.
  package static var hasValue: Bool { true }

  /// Most kinds bring no choices along.
  package static func defaultOptions(_ language: String) -> [AnswerOption] { [] }

  /// Most answers lead to nobody.
  package static var isPersonal: Bool { false }

  /// The columns of a data table that hold the answer.
  package static func columns(for question: Question) -> [AnswerColumn] {
    statistics(for: question).map { AnswerColumn(name: $0.name, label: $0.label) }
  }

  /// What to type, for the prompt of a terminal, in English.
  package static func hint(for question: Question) -> String { hint(for: question, in: "en") }

  /// What to type, in a language.
  package static func hint(for question: Question, in language: String) -> String {
    expectation(for: question).said(in: language)
  }
}
