import Foundation
import GRDB
import Vault
import Wording

/// The words in the row of an interview that may tell who it was. In a sealed library they lie in the column `sealed`,
/// bound to the row and to its last event.
struct SealedWords: Codable, Hashable {
  var title = ""
  var place = ""
  var persons = ""

  /// Makes them.
  init(title: String = "", place: String = "", persons: String = "") {
    (self.title, self.place, self.persons) = (title, place, persons)
  }

  /// Reads them from a row of `interview`.
  ///
  /// - Throws: `LibraryError` `.damaged` when the sealed ones were changed.
  init(_ row: Row, _ key: InterviewKey?) throws {
    guard let key else {
      self.init(title: row.text("title"), place: row.text("place"), persons: row.text("persons"))
      return
    }
    do {
      let place = Self.place(row.text("id"), row.number("last_sequence"))
      self = try JSONDecoder().decode(
        Self.self, from: Data(try key.open(row.text("sealed"), for: place).utf8))
    } catch {
      throw LibraryError(
        .damaged, "the words of the interview \(row.text("id")) were changed",
        hint: "leitfaden library rebuild reads them from the interview's folder")
    }
  }

  /// What the column `sealed` holds; empty in a plain library.
  func sealed(_ id: String, lastSequence: Int64, _ key: InterviewKey?) throws -> String {
    guard let key else { return "" }
    let json = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    return try key.seal(Padding.padded(json), for: Self.place(id, lastSequence))
  }

  private static func place(_ id: String, _ lastSequence: Int64) -> String {
    "interview|\(id)|\(lastSequence)"
  }
}
