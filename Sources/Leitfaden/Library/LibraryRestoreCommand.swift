import ArgumentParser
import Library

/// `leitfaden library restore FOLDER`: takes a deleted interview back.
struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Take a deleted interview back out of the trash.",
    discussion: "Example: leitfaden library restore 2026-11-21_P-07_a1b2")

  @Argument(help: "The name of the interview's folder.")
  var folder: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let summary = try library.open().restore(folder)
    Console.print("took \(summary.folder) back: \(Words.name(summary))")
  }
}
