import ArgumentParser
import Wording

/// `leitfaden library`: the health of the library.
struct LibraryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: Help.said("Check, rebuild, back up or encrypt the library."),
    discussion: Help.text(
      examples: ["leitfaden library check"]),
    subcommands: [
      LibraryCheckCommand.self, LibraryRebuildCommand.self, LibraryBackupCommand.self,
      LibraryBinCommand.self, LibraryRestoreCommand.self, LibraryPeaksCommand.self, LibrarySealCommand.self,
      LibraryPassphraseCommand.self, LibraryUnlockCommand.self, LibraryLockCommand.self,
      LibraryLedgerCommand.self, LibraryAuditCommand.self,
      LibraryRetentionCommand.self,
    ])
}
