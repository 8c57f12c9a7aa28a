import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden contact`: names, phone numbers and consent forms, apart from the interviews.
struct ContactCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contact",
    abstract: Help.said("Keep how to reach participants, apart from the interviews."),
    discussion: Help.text(
      """
      Contacts are found by the participant's code. They are in no export and no bundle. In an encrypted library \
      they are encrypted with a key of their own; in a plain one they are not, and the commands say so.
      """,
      examples: ["leitfaden contact set P-07 --name \"Ada Beispiel\" --phone 0123"]),
    subcommands: [
      ContactSetCommand.self, ContactShowCommand.self, ContactListCommand.self, ContactDeleteCommand.self,
    ])

  /// Says that everybody at this computer's disk can read what is stored.
  static func warn(_ store: Library) {
    if !store.isSealed {
      Console.note("not encrypted: the contacts of \(store.folder.path) can be read by whoever has the disk")
    }
  }
}
