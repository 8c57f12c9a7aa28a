package import Guide

/// A question as all versions of the guide together know it.
package struct SharedQuestion: Hashable, Sendable {
  /// The question of the newest version, with the options and rows that only older versions have put in at their
  /// places.
  package var question: Question
  /// Identifier of its section in the newest version that has it.
  package var section: String
  /// BCP 47 tag of the language of its texts, or empty.
  package var language: String
  /// Every wording it was asked in, newest first; more than one means that people did not hear the same question.
  package var wordings: [String]

  /// Makes a question that is the same in all versions.
  package init(_ question: Question, section: String, language: String) {
    self.question = question
    self.section = section
    self.language = language
    wordings = [question.text]
  }

  /// Takes in how an older version has it; in another language it is the same question in other words.
  mutating func add(older: Question, language: String) {
    if language == self.language, !wordings.contains(older.text) { wordings.append(older.text) }
    question.options = Merging.merged(question.options, with: older.options) { $0.code }
    question.rows = Merging.merged(question.rows, with: older.rows) { $0.id }
  }
}
