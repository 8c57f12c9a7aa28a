import GRDB
import Wording

/// Rows come from files that other programs and bad disks change: any column may hold anything. That is an error here, never
/// a trap, so nothing in this room reads a row by GRDB's own subscripts.
extension GRDB.Row {
  /// The value of a column.
  ///
  /// - Throws: `LibraryError` when it is missing or of another kind.
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard hasColumn(column) else { throw Self.unreadable(column) }
    do { return try decode(forColumn: column) } catch { throw Self.unreadable(column) }
  }

  /// The value of a column by its place in the query.
  ///
  /// - Throws: `LibraryError` when it is of another kind.
  func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(at index: Int) throws -> Value {
    do { return try decode(atIndex: index) } catch { throw Self.unreadable("\(index + 1)") }
  }

  /// The text of a column, empty where there is none: for lists, which show what is left of a damaged row.
  func text(_ column: String) -> String { (try? value(column)) ?? "" }

  /// The whole number of a column, 0 where there is none: for lists.
  func number(_ column: String) -> Int64 { (try? value(column)) ?? 0 }

  private static func unreadable(_ column: String) -> LibraryError {
    LibraryError(
      .damaged, "the column \(column) of a row of the database cannot be read",
      hint: "leitfaden library rebuild makes a new database from the interview folders")
  }
}
