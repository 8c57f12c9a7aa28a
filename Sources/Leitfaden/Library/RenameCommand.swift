import ArgumentParser
import Interview
import Library
import Sitting

/// `leitfaden rename INTERVIEW TITLE`: `edit --title`, shorter.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Change what an interview is called; its folder keeps its name.",
    discussion: "Example: leitfaden rename last \"Second talk\"")

  @Argument(help: "The interview.")
  var interview: String

  @Argument(help: "What it is called from now on.")
  var title: String

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if title.allSatisfy(\.isWhitespace) { throw ValidationError("The new title is empty.") }
  }

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    try store.edit(summary.id, EventBody.Metadata(title: title), device: Computer.name)
    Console.print("changed \(summary.folder): \(Words.name(try store.summary(summary.id)))")
  }
}
