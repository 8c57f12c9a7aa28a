import ArgumentParser
import Guide
import GuideFormats
import Wording

/// `leitfaden guide check`: lists every problem of a guide file.
struct GuideCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: Help.said("Lists every problem of a guide file."),
    discussion: Help.text(
      """
      Each problem is one line: file:line:column: error|warning: what is wrong and what to do. Exit status 1 \
      when there are errors, 0 with warnings only.
      """,
      examples: ["leitfaden guide check interview.guide.md"]))

  @Argument(help: .said("The guide file."))
  var file: String

  // every command takes it, so that scripts need not know which ones do without
  @OptionGroup(visibility: .hidden) var library: LibraryOptions

  @Flag(help: .said("Print one JSON document instead of lines."))
  var json = false

  func run() async throws {
    var guideFile = try GuideFile(file)
    guideFile.compareLanguages()
    guideFile.lookForMedia()
    let reading = guideFile.reading
    if json {
      if reading.hasErrors { Console.note("error: \(file) has \(guideFile.tally)") }
      try Console.print(
        json: CheckDocument(
          file: file, errors: reading.hasErrors, diagnostics: reading.diagnostics.map(DiagnosticDocument.init)
        ))
    } else {
      for diagnostic in reading.diagnostics { Console.print(guideFile.line(diagnostic)) }
      if let guide = reading.guide, reading.diagnostics.isEmpty {
        Console.say("\(file): no problems (\(GuideOutline.summary(guide)))")
      } else {
        Console.tell(guideFile.tally)
      }
    }
    if reading.hasErrors { throw ExitCode(1) }
  }

  private struct CheckDocument: Encodable {
    let file: String
    let errors: Bool
    let diagnostics: [DiagnosticDocument]
  }
}
