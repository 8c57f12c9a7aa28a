import ArgumentParser
import Foundation
import Library
import Vault
import Wording

/// `leitfaden library passphrase`: gives a sealed library another passphrase.
struct LibraryPassphraseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passphrase",
    abstract: Help.said("Give an encrypted library another passphrase."),
    discussion: Help.text(
      """
      With --recovery the recovery key is asked for instead of the old passphrase. Interviews are not touched: \
      only the key of the library is locked again. Old copies of the library still open with the old passphrase.
      """,
      examples: ["leitfaden library passphrase --recovery"]))

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Unlock with the recovery key, because the passphrase is forgotten."))
  var recovery = false

  @Option(
    help: .said(
      "A file whose first line is the new passphrase; else you are asked.", value: "file"))
  var newPassphraseFile: String?

  func run() throws {
    let folder = library.folder
    guard let keys = try Library.keys(at: folder) else {
      throw CommandFailure(
        "the library \(folder.path) is not encrypted",
        hint: "leitfaden library seal makes a new encrypted one")
    }
    if recovery {
      Console.write("\(("Recovery key, all groups in one line:" as Sentence).said) ", to: 2)
      try keys.unlock(recoveryKey: readLine() ?? "")
    } else {
      try library.passphrase.unlock(keys, of: folder, knowing: true)
    }
    let chosen = try PassphraseSource.new(
      try newPassphraseFile.map { try PassphraseSource.firstLine(of: $0) }, option: "--new-passphrase-file")
    try keys.change(to: AgePassphrase(chosen))
    Console.say("the library \(folder.path) now has another passphrase")
  }
}
