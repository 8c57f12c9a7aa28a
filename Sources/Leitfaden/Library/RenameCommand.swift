import ArgumentParser
import Interview
import Library
import Sitting
import Wording

/// `leitfaden rename INTERVIEW TITLE`: `edit --title`, shorter.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: Help.said("Change what an interview is called; its folder keeps its name."),
    discussion: Help.text(
      examples: ["leitfaden rename last \"Second talk\""]))

  @Argument(help: .said("The interview."))
  var interview: String

  @Argument(help: .said("What it is called from now on."))
  var title: String

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if title.allSatisfy(\.isWhitespace) { throw ValidationError.said("The new title is empty.") }
  }

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    try store.edit(summary.id, EventBody.Metadata(title: title), device: Computer.name)
    Console.say("changed \(summary.folder): \(Words.name(try store.summary(summary.id)))")
  }
}
