import ArgumentParser
import Foundation
import Library

/// `leitfaden contact list`.
struct ContactListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all contacts.", discussion: "Example: leitfaden contact list --json")

  @Flag(help: "Print JSON.")
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
