import ArgumentParser

/// `leitfaden guide`: everything about guide files.
struct GuideCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Looks at guide files.",
    discussion: """
      A guide is a text file with the questions of an interview. Write one in any editor, then check it:

        leitfaden guide check Interviews/guides/demo.en.guide.md
      """,
    subcommands: [GuideCheckCommand.self, GuideShowCommand.self])
}
