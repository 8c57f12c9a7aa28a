import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden contact delete CODE`.
struct ContactDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: Help.said("Remove a contact for good, with its consent form."),
    discussion: Help.text(
      examples: ["leitfaden contact delete P-07"]))

  @Argument(help: .said("The participant's code."))
  var participant: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    guard try store.deleteContact(participant) else {
      throw CommandFailure(
        "there is no contact of \(participant)", hint: "`leitfaden contact list` shows all")
    }
    Console.note("removed the contact of \(participant)")
  }
}
