import ArgumentParser

/// The root of all commands; one file per command beside it.
struct LeitfadenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leitfaden",
    abstract: "The interview recorder that knows which question it is.",
    subcommands: [
      RecordCommand.self, PlayCommand.self, GuideCommand.self, ListCommand.self, ShowCommand.self,
      SearchCommand.self, EditCommand.self, RenameCommand.self, DeleteCommand.self, LibraryCommand.self,
    ])
}
