import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden contact show CODE`.
struct ContactShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: Help.said("Show a contact."),
    discussion: Help.text(
      examples: ["leitfaden contact show P-07 --form-to consent.pdf"]))

  @Argument(help: .said("The participant's code."))
  var participant: String

  @Option(help: .said("Write the consent form into this new file.", value: "file"))
  var formTo: String?

  @Flag(help: .said("Print JSON."))
  var json = false

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    guard let contact = try store.contact(participant) else {
      throw CommandFailure(
        "there is no contact of \(participant)", hint: "`leitfaden contact list` shows all")
    }
    if let formTo {
      let file = URL(filePath: formTo).standardizedFileURL
      guard !FileManager.default.fileExists(atPath: file.path) else {
        throw CommandFailure("\(file.path) already exists, and nothing is overwritten")
      }
      try store.consentForm(of: participant).write(to: file)
      let departure = Departure(.contacts, withNames: true, withText: true, place: file.path)
      try store.note(.left, [], departure: departure)
    }
    if json { return try Console.print(json: contact) }
    let lines: [(label: Sentence, text: String)] = [
      ("participant", contact.participant), ("name", contact.name), ("phone", contact.phone),
      ("mail", contact.mail), ("address", contact.address),
      ("consent form", contact.form.isEmpty ? "" : ("stored" as Sentence).said),
    ]
    for (label, text) in lines where !text.isEmpty { Console.print("\(label.said): \(text)") }
  }
}
