import Foundation
import Library
import Wording

/// What commands say of the library that they open.
enum LibraryTexts {
  /// That the library lies where a program may put older states of it back, and what to do.
  static func isSynced(_ library: Library, by synced: SyncedFolder) -> [Sentence] {
    let (path, program) = (library.folder.path, synced.program)
    return [
      "warning: \(program) synchronises the library \(path), and may put older states of it back",
      """
      hint: move the folder, or exclude it from what \(program) synchronises; copies for \(program) are made by: \
      leitfaden library backup DIR
      """,
    ]
  }
}
