import ArgumentParser
import Wording

/// The root of all commands; one file per command beside it.
struct LeitfadenCommand: AsyncParsableCommand {
  /// The program's version, here and nowhere else.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "leitfaden",
    abstract: Help.said("The interview recorder that knows which question it is."),
    version: version,
    groupedSubcommands: [
      CommandGroup(
        name: Help.said("Interview, listen, pass on"),
        subcommands: [
          ServeCommand.self, RecordCommand.self, PlayCommand.self, ExportCommand.self, BundleCommand.self,
        ]),
      CommandGroup(
        name: Help.said("Interviews"),
        subcommands: [
          ListCommand.self, ShowCommand.self, SearchCommand.self, EditCommand.self, MarkCommand.self,
          RenameCommand.self, DeleteCommand.self, LibraryRestoreCommand.self, ConsentCommand.self,
          WithdrawCommand.self, ContactCommand.self,
        ]),
      CommandGroup(
        name: Help.said("Preparation and maintenance"),
        subcommands: [GuideCommand.self, LibraryCommand.self, DevicesCommand.self]),
    ], defaultSubcommand: ServeCommand.self)
}
