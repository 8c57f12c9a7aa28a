import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden withdraw INTERVIEW`: removes what a participant takes back.
struct WithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: Help.said(
      "Remove an interview for good because its participant wishes so, and say what had left."),
    discussion: Help.text(
      """
      Sound, answers, notes, files and exports go at once, also out of the bin; in an encrypted library its key goes \
      first, so that no copy of the encrypted files can be read again. With the last interview of a participant \
      goes the contact. What stays is one line of the audit log: identifier, time, reason. What had left the \
      library is printed, so that others can be told. Backups and sticks are beyond reach.
      """,
      examples: ["leitfaden withdraw P-07 --yes"]))

  @Argument(help: .said("The interview; also one in the bin, by its identifier."))
  var interview: String

  @Option(help: .said("One word that stays in the log and names nobody.", value: "word"))
  var reason = "participant"

  @Flag(help: .said("Do not ask."))
  var yes = false

  @Flag(help: .said("Print JSON."))
  var json = false

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    let id = try LibraryLedgerCommand.id(interview, in: store)
    let name = (try? store.summary(id)).map(Words.name) ?? id
    try Confirmation.ask(
      "Remove \(name) (\(id.prefix(8))) for good? It cannot be taken back.",
      unasked: "withdrawing \(name) (\(id.prefix(8))) removes it for good", isSaid: yes)
    let done = try store.withdraw(id, reason: reason)
    if json { return try Console.print(json: Output(done)) }
    Console.note("\(name) is withdrawn: nothing of it is left in \(store.folder.path)")
    for name in done.removedDatabases {
      Console.note("removed \(name), which may still have held it")
    }
    if done.ledger.isEmpty {
      Console.note("nothing of it had left the library through Leitfaden")
    } else {
      Console.note("this had left the library; tell those who have it:")
      LedgerLines.show(done.ledger, in: store)
    }
    Console.note("think of copies that other programs made, such as backups of the computer")
  }

  private struct Output: Encodable {
    let interview: String
    let left: [AuditEntry]
    let removedDatabases: [String]

    init(_ done: Withdrawal) {
      (interview, left, removedDatabases) = (done.interview, done.ledger, done.removedDatabases)
    }
  }
}
