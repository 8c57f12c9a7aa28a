import Documents
import Guide

/// One cell of the table of a study.
enum StudyCell: Hashable, Sendable {
  /// A value as it stands in tables: a code, a number with a decimal point, a text.
  case value(DelimitedTextWriter.Cell)
  /// Why there is no value.
  case missing(MissingReason)
  /// Neither, yet.
  case nothing

  /// As it stands in a delimited text.
  var cell: DelimitedTextWriter.Cell {
    switch self {
    case .value(let cell): cell
    case .missing(let reason): .integer(reason.code)
    case .nothing: .empty
    }
  }

  /// The value as text; `nil` where there is none.
  var content: String? {
    guard case .value(let cell) = self, !cell.content.isEmpty else { return nil }
    return cell.content
  }
}
