import Foundation
import Library

/// What commands say of the library that they open.
struct LibraryTexts: Sendable {
  let isGerman: Bool

  /// German when the locale asks for it, else English.
  static func current() -> LibraryTexts { LibraryTexts(isGerman: RecorderTexts.current().isGerman) }

  /// That the library lies where a program may put older states of it back, and what to do.
  func isSynced(_ library: Library, by synced: SyncedFolder) -> [String] {
    let path = library.folder.path
    return isGerman
      ? [
        "Warnung: \(synced.program) gleicht die Bibliothek \(path) mit anderen Rechnern ab und kann dabei alte Stände zurückholen",
        "Hinweis: Verschieben Sie den Ordner, oder nehmen Sie ihn in \(synced.program) vom Abgleich aus; "
          + "Kopien für \(synced.program) macht: leitfaden library backup DIR",
      ]
      : [
        "warning: \(synced.program) synchronises the library \(path), and may put older states of it back",
        "hint: move the folder, or take it out of what \(synced.program) synchronises; "
          + "copies for \(synced.program) are made by: leitfaden library backup DIR",
      ]
  }
}
