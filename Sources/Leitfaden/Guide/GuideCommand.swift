import ArgumentParser
import Wording

/// `leitfaden guide`: everything about guide files.
struct GuideCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guide",
    abstract: Help.said(
      "Looks at guide files, brings them in from other programs and writes them for these."),
    discussion: Help.text(
      """
      A guide is a text file with the questions of an interview. Write one in any editor, then check it:
      """,
      "Questionnaires of LimeSurvey, queXML, XLSForm and REDCap are read as well:",
      examples: [
        "leitfaden guide check Interviews/guides/demo.en.guide.md",
        "leitfaden guide import survey.lss",
      ]),
    subcommands: [
      GuideCheckCommand.self, GuideShowCommand.self, GuideImportCommand.self, GuideExportCommand.self,
    ])
}
