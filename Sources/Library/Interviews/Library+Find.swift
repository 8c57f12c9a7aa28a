import Foundation
import GRDB
import Wording

extension Library {
  /// The interview that people mean: an identifier or a unique beginning of one (at least four characters), the name
  /// or path of a folder, a participant code that only one interview has, or `last` for the newest.
  ///
  /// - Throws: `LibraryError` `.unknown`, or `.ambiguous` with the candidates in its sentence.
  package func find(_ reference: String) throws -> InterviewSummary {
    let name = reference.hasSuffix("/") ? String(reference.dropLast()) : reference
    let folder = name.split(separator: "/").last.map(String.init) ?? name
    let found = try read { db -> [InterviewSummary] in
      for (condition, arguments) in Self.conditions(name, folder: folder) {
        let rows = try Row.fetchAll(
          db, sql: "SELECT * FROM interview \(condition) LIMIT 6", arguments: arguments)
        let readable = rows.map { summary($0) }.filter(\.isReadable)
        if !readable.isEmpty { return readable }
      }
      return []
    }
    guard let first = found.first else { throw try unknown(reference) }
    guard found.count == 1 else {
      let names = found.prefix(5).map(\.folder).joined(separator: ", ") + (found.count > 5 ? " …" : "")
      throw LibraryError(
        .ambiguous, "“\(reference)” fits several interviews: \(names)",
        hint: "give more characters of the identifier, or the name of the folder")
    }
    return first
  }

  /// What to look for, most exact first; the first that finds something counts.
  private static func conditions(_ name: String, folder: String) -> [(String, StatementArguments)] {
    let newest = "ORDER BY created DESC, rowid DESC"
    var conditions: [(String, StatementArguments)] = [
      ("WHERE id = ?", [name.lowercased()]),
      ("WHERE folder = ?", [folder]),
    ]
    if name == "last" {
      conditions.append(
        ("WHERE rowid = (SELECT rowid FROM interview \(newest) LIMIT 1)", []))
    }
    if name.count >= 4, name.allSatisfy({ $0.isHexDigit || $0 == "-" }) {
      let beginning = name.lowercased()
      conditions.append(("WHERE id >= ? AND id < ? \(newest)", [beginning, beginning + "~"]))
    }
    if !name.isEmpty { conditions.append(("WHERE participant = ? COLLATE NOCASE \(newest)", [name])) }
    return conditions
  }

  private func unknown(_ reference: String) throws -> LibraryError {
    guard try read({ try Int.fetchOne($0, sql: "SELECT 1 FROM interview LIMIT 1") }) != nil else {
      return LibraryError(
        .unknown, "there are no interviews in the library \(folder.path) yet",
        hint: "begin one with leitfaden record GUIDE")
    }
    let short = reference.count < 4 && !reference.isEmpty && reference.allSatisfy(\.isHexDigit)
    return LibraryError(
      .unknown, "no interview is called “\(reference)”",
      hint: short
        ? "the beginning of an identifier needs at least four characters; leitfaden list shows all interviews"
        : "leitfaden list shows all interviews")
  }
}
