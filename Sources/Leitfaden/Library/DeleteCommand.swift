import ArgumentParser
import Foundation
import Library

/// `leitfaden delete INTERVIEW`: moves an interview to the trash.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete an interview; for 30 days it can be taken back.",
    discussion: """
      The folder moves to trash/ in the library and stays there for 30 days. With --now it is removed at once; \
      what backups, exports and the disk itself still hold is beyond this.

      Example: leitfaden delete P-07
      """)

  @Argument(help: "The interview.")
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Remove it for good.")
  var now = false

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    let trash = try store.delete(summary.id, forGood: now)
    if now {
      for old in store.oldDatabases { Console.error("leitfaden: warning: \(old.path) may still hold it") }
    }
    guard let trash else {
      return Console.print(
        now ? "deleted \(summary.folder) for good" : "deleted \(summary.folder); it had no folder any more")
    }
    Console.print("moved \(summary.folder) to \(trash.path)")
    Console.print(
      "it stays there for \(Library.trashDays) days; to take it back: leitfaden library restore \(summary.folder)"
    )
  }
}
