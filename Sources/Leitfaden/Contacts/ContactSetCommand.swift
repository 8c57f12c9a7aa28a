import ArgumentParser
import Foundation
import Library

/// `leitfaden contact set CODE`.
struct ContactSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Store a contact, or change what is named of it.",
    discussion: "Example: leitfaden contact set P-07 --mail ada@example.org --form consent.pdf")

  @Argument(help: "The participant's code.")
  var participant: String

  @Option(help: "The person's name.")
  var name: String?

  @Option(help: "A phone number.")
  var phone: String?

  @Option(help: "An e-mail address.")
  var mail: String?

  @Option(help: "Where the person lives.")
  var address: String?

  @Option(help: ArgumentHelp("The signed consent form; a copy is taken in.", valueName: "file"))
  var form: String?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    guard !participant.allSatisfy(\.isWhitespace) else {
      throw ValidationError("The participant's code is empty: contact set P-07 --phone 0123")
    }
    if [name, phone, mail, address, form].allSatisfy({ $0 == nil }) {
      throw ValidationError("Say what is to be stored: --name, --phone, --mail, --address or --form.")
    }
    if let form, form.isEmpty { throw ValidationError("--form names no file.") }
  }

  func run() throws {
    let store = try library.open(creating: true)
    var contact = try store.contact(participant) ?? Contact(participant: participant)
    contact.name = name ?? contact.name
    contact.phone = phone ?? contact.phone
    contact.mail = mail ?? contact.mail
    contact.address = address ?? contact.address
    try store.set(contact, form: form.map { URL(filePath: $0) })
    Console.error("leitfaden: stored the contact of \(participant)")
    ContactCommand.warn(store)
  }
}
