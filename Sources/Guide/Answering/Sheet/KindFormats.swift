/// What other formats make of a question of a kind. A test writes and reads a question of every kind in each of them and
/// compares; `docs/answer-kinds.md` is the same as a table.
package struct KindFormats: Hashable, Sendable {
  /// What comes back when a question was written and read again.
  package enum Holding: Hashable, Sendable {
    /// The same kind. Limits and labels may differ, which the export says.
    case whole
    /// A question of another kind, by its identifier.
    case kind(String)
    /// A question of another kind for each row or cell.
    case rows(String)
    /// No question: its words stand elsewhere in the file.
    case elsewhere
    /// Nothing, which the export says; of a format that is only read, that it has nothing of this kind.
    case left
  }

  /// XLSForm, what KoboToolbox and ODK ask.
  package var xlsForm: Holding
  /// LimeSurvey’s survey structure.
  package var limeSurvey: Holding
  /// queXML, which is printed and scanned.
  package var queXML: Holding
  /// REDCap’s data dictionary, which is only read.
  package var redcap: Holding
}
