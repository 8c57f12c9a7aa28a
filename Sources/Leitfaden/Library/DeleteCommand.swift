import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden delete INTERVIEW`: moves an interview to the bin.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: Help.said("Delete an interview; for 30 days it can be taken back."),
    discussion: Help.text(
      """
      The folder moves to trash/ in the library and stays there for 30 days. With --now it is removed at once; \
      what backups, exports and the disk itself still hold is beyond this. leitfaden library bin lists what can \
      be taken back, leitfaden restore takes it back.
      """,
      examples: [
        "leitfaden delete P-07",
        "leitfaden restore P-07",
        "leitfaden delete P-07 --now --yes",
      ]))

  @Argument(help: .said("The interview."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Remove it for good, after a question."))
  var now = false

  @Flag(help: .said("With --now: do not ask."))
  var yes = false

  func validate() throws {
    if yes && !now {
      throw ValidationError.said("--yes belongs to --now: without it an interview can be taken back.")
    }
  }

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    if now {
      let name = Words.name(summary)
      try Confirmation.ask(
        "Remove \(name) (\(summary.folder)) for good? It cannot be taken back.",
        unasked: "--now removes \(name) (\(summary.folder)) for good", isSaid: yes)
    }
    let trash = try store.delete(summary.id, forGood: now)
    if now {
      for old in store.oldDatabases { Console.warn("\(old.path) may still hold it") }
    }
    guard let trash else {
      return Console.say(
        now ? "deleted \(summary.folder) for good" : "deleted \(summary.folder); its folder was gone already")
    }
    Console.say("moved \(summary.folder) to \(trash.path)")
    Console.say(
      "it stays there for \(Library.trashDays) days; to take it back: leitfaden restore \(summary.folder)")
  }
}
