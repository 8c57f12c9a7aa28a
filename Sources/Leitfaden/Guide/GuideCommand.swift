import ArgumentParser

/// `leitfaden guide`: everything about guide files.
struct GuideCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: "Looks at guide files, brings them in from other programs and writes them for these.",
    discussion: """
      A guide is a text file with the questions of an interview. Write one in any editor, then check it:

        leitfaden guide check Interviews/guides/demo.en.guide.md

      Questionnaires of LimeSurvey, queXML, XLSForm and REDCap are read as well:

        leitfaden guide import survey.lss
      """,
    subcommands: [
      GuideCheckCommand.self, GuideShowCommand.self, GuideImportCommand.self, GuideExportCommand.self,
    ])
}
