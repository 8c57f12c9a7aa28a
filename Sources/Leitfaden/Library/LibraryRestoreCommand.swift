import ArgumentParser
import Library
import Wording

/// `leitfaden restore INTERVIEW`, also `leitfaden library restore`: takes a deleted interview back.
struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: Help.said("Take a deleted interview back out of the bin."),
    discussion: Help.text(
      """
      It is named as it was for leitfaden delete: by its participant's code, its id or the beginning of it, its \
      folder, or last for the one deleted last. leitfaden library bin lists them.
      """,
      examples: [
        "leitfaden restore P-07",
        "leitfaden library restore 2026-11-21_P-07_a1b2",
      ]))

  @Argument(help: .said("An id, the beginning of one, a folder, a participant's code, or last."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let summary = try library.open().restore(interview)
    Console.say("restored \(summary.folder): \(Words.name(summary))")
  }
}
