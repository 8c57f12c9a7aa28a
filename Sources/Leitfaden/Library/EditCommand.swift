import ArgumentParser
import Interview
import Library
import Sitting
import Wording

/// `leitfaden edit INTERVIEW`: changes what is known about an interview.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: Help.said("Change title, participant, place, persons or language of an interview."),
    discussion: Help.text(
      "What was there before stays on the time line; the folder keeps its name. An empty text clears.",
      examples: ["leitfaden edit last --title \"Second talk\" --place \"her kitchen\""]))

  @Argument(help: .said("The interview."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Option(help: .said("What the interview is called.", value: "text"))
  var title: String?

  @Option(help: .said("A code for the person, never a name.", value: "code"))
  var participant: String?

  @Option(help: .said("Where it took place.", value: "text"))
  var place: String?

  @Option(help: .said("Who else was there.", value: "text"))
  var persons: String?

  @Option(help: .said("Language of the talk, such as de or en-GB.", value: "tag"))
  var language: String?

  func validate() throws {
    if [title, participant, place, persons, language].allSatisfy({ $0 == nil }) {
      throw ValidationError.said("Give --title, --participant, --place, --persons or --language.")
    }
    try checkLanguage()
  }

  private func checkLanguage() throws {
    guard let language, !language.isEmpty, !LanguageTag.isKnown(language) else { return }
    throw ValidationError.said(
      "“\(language)” is not the tag of a language; write one such as de, en-GB or tr.")
  }

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    if let participant, case .warning(let sentence) = ParticipantCode.check(participant) {
      Console.warn("\(sentence)")
    }
    let change = EventBody.Metadata(
      title: title, participant: participant, place: place, persons: persons, language: language)
    try store.edit(summary.id, change, device: Computer.name)
    Console.say("changed \(summary.folder): \(Words.name(try store.summary(summary.id)))")
  }
}
