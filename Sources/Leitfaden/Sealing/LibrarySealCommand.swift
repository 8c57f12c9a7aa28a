import ArgumentParser
import Foundation
import Library
import Vault
import Wording

/// `leitfaden library seal`: makes a new library encrypted.
struct LibrarySealCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seal",
    abstract: Help.said("Encrypt a new library: all that is recorded into it opens with a passphrase only."),
    discussion: Help.text(
      """
      Sound is encrypted while it is recorded, and so are answers, notes and titles. Guides, participants' codes \
      and the times of interviews stay readable. Recording needs no passphrase; listening, searching and \
      exporting do. The recovery key is shown once: write it down and keep it away from the computer. Without \
      passphrase and recovery key nobody can read the interviews again.
      """,
      examples: ["leitfaden library seal --library ~/Study"]))

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let folder = library.folder
    guard try Library.keys(at: folder) == nil else {
      throw CommandFailure(
        "the library \(folder.path) is already encrypted",
        hint: "leitfaden library passphrase gives it another passphrase")
    }
    let passphrase = try PassphraseSource.new(try library.passphrase.given())
    let recovery = try Library.seal(at: folder, passphrase: AgePassphrase(passphrase))
    Console.note("the library \(folder.path) is encrypted. Its recovery key, shown this once:")
    Console.error("")
    let groups = RecoveryKey.groups(recovery)
    Console.print(groups.joined(separator: " "))
    Console.error("")
    Console.note("write it down now, on paper; it opens everything when the passphrase is forgotten")
    try confirm(groups)
  }

  /// Asks for two groups, so that nobody believes to have written it down.
  private func confirm(_ groups: [String]) throws {
    guard !library.passphrase.isGiven, PassphrasePrompt.isPossible else { return }
    for number in (2...groups.count).shuffled().prefix(2).sorted() {
      while true {
        PassphrasePrompt.say("Group \(number) of your paper:", end: " ")
        guard let typed = readLine() else { return }
        if typed.uppercased().filter({ $0.isLetter || $0.isNumber }) == groups[number - 1] { break }
        PassphrasePrompt.say("that is not group \(number); look again")
      }
    }
    Console.note("correct. Keep the paper away from the computer.")
  }
}
