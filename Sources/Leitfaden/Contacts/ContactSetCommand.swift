import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden contact set CODE`.
struct ContactSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: Help.said("Store a contact, or change what is named of it."),
    discussion: Help.text(
      examples: ["leitfaden contact set P-07 --mail ada@example.org --form consent.pdf"]))

  @Argument(help: .said("The participant's code."))
  var participant: String

  @Option(help: .said("The person's name."))
  var name: String?

  @Option(help: .said("A phone number."))
  var phone: String?

  @Option(help: .said("An e-mail address."))
  var mail: String?

  @Option(help: .said("Where the person lives."))
  var address: String?

  @Option(help: .said("The signed consent form; a copy is stored.", value: "file"))
  var form: String?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    guard !participant.allSatisfy(\.isWhitespace) else {
      throw ValidationError.said("The participant's code is empty: contact set P-07 --phone 0123")
    }
    if [name, phone, mail, address, form].allSatisfy({ $0 == nil }) {
      throw ValidationError.said("Say what is to be stored: --name, --phone, --mail, --address or --form.")
    }
    if let form, form.isEmpty { throw ValidationError.said("--form names no file.") }
  }

  func run() throws {
    let store = try library.open(creating: true)
    var contact = try store.contact(participant) ?? Contact(participant: participant)
    contact.name = name ?? contact.name
    contact.phone = phone ?? contact.phone
    contact.mail = mail ?? contact.mail
    contact.address = address ?? contact.address
    try store.set(contact, form: form.map { URL(filePath: $0) })
    Console.note("stored the contact of \(participant)")
    ContactCommand.warn(store)
  }
}
