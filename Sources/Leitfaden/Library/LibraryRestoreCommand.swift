import ArgumentParser
import Library

/// `leitfaden restore INTERVIEW`, also `leitfaden library restore`: takes a deleted interview back.
struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Take a deleted interview back out of the bin.",
    discussion: """
      It is named as it was for leitfaden delete: by its participant's code, its id or the beginning of it, its folder, or \
      last for the one deleted last. leitfaden library bin lists them.

      Examples: leitfaden restore P-07
                leitfaden library restore 2026-11-21_P-07_a1b2
      """)

  @Argument(help: "An id, the beginning of one, a folder, a participant's code, or last.")
  var interview: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let summary = try library.open().restore(interview)
    Console.print("took \(summary.folder) back: \(Words.name(summary))")
  }
}
