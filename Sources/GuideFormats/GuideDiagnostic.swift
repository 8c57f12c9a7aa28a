import Documents
package import Wording

/// A problem of a guide file, for the person who wrote it.
package struct GuideDiagnostic: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The file does not say what the author meant; it should not be used like this.
    case error
    /// The guide can be used; something may be different from what the author expects.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// The sheet of a workbook; `nil` in a text.
  package var sheet: String?
  /// Line in the file or row of the sheet, from 1.
  package var line: Int
  /// Character in the line or column of the sheet, from 1.
  package var column: Int
  /// What is wrong and what to do, one sentence without a full stop.
  package var sentence: Sentence

  /// Makes a diagnostic.
  package init(_ severity: Severity, line: Int, column: Int, sheet: String? = nil, _ sentence: Sentence) {
    self.severity = severity
    self.sheet = sheet
    self.line = line
    self.column = column
    self.sentence = sentence
  }

  /// What is wrong and what to do, in English.
  package var text: String { sentence.english }

  /// The same in the language of a BCP 47 tag, if there is a catalogue of it; otherwise in English.
  package func text(in language: String) -> String { sentence.said(in: language) }

  /// `line:column`, or `sheet!B12` in a workbook.
  package var place: String {
    guard let sheet else { return "\(line):\(column)" }
    return "\(sheet)!\(Sheet.columnName(column))\(line)"
  }
}
