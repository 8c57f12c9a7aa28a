import ArgumentParser
import GuideFormats
import Wording

/// `leitfaden guide show`: the outline of a guide file.
struct GuideShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: Help.said("Shows a guide file as an outline."),
    discussion: Help.text(
      """
      Sections, questions with their ids and kinds of answer, choices and probes. Problems of the file go to \
      stderr.
      """,
      examples: ["leitfaden guide show Interviews/guides/demo.en.guide.md"]))

  @Argument(help: .said("The guide file."))
  var file: String

  // every command takes it, so that scripts need not know which ones do without
  @OptionGroup(visibility: .hidden) var library: LibraryOptions

  @Flag(help: .said("Print one JSON document instead of the outline."))
  var json = false

  func run() async throws {
    let guideFile = try GuideFile(file)
    let reading = guideFile.reading
    if json {
      if reading.hasErrors { Console.note("error: \(file) has \(guideFile.tally)") }
      try Console.print(json: GuideDocument(reading))
    } else {
      if let guide = reading.guide {
        for line in GuideOutline(guide).lines { Console.print(line) }
      }
      for diagnostic in reading.diagnostics { Console.error(guideFile.line(diagnostic)) }
    }
    guard !reading.hasErrors else { throw ExitCode(1) }
  }
}
