import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden contact list`.
struct ContactListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: Help.said("List all contacts."),
    discussion: Help.text(
      examples: ["leitfaden contact list --json"]))

  @Flag(help: .said("Print JSON."))
  var json = false

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    let contacts = try store.contacts()
    if json { return try Console.print(json: contacts) }
    for contact in contacts {
      let words = [contact.participant, contact.name, contact.phone, contact.mail].filter { !$0.isEmpty }
      Console.print(words.joined(separator: "  "))
    }
    if !contacts.isEmpty { ContactCommand.warn(store) }
  }
}
