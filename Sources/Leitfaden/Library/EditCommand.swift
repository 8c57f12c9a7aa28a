import ArgumentParser
import Interview
import Library
import Sitting

/// `leitfaden edit INTERVIEW`: changes what is known about an interview.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change title, participant, place, persons or language of an interview.",
    discussion: """
      What was there before stays on the time line; the folder keeps its name. An empty text clears.

      Example: leitfaden edit last --title "Second talk" --place "her kitchen"
      """)

  @Argument(help: "The interview.")
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Option(help: ArgumentHelp("What the interview is called.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("A code for the person, never a name.", valueName: "code"))
  var participant: String?

  @Option(help: ArgumentHelp("Where it took place.", valueName: "text"))
  var place: String?

  @Option(help: ArgumentHelp("Who else was there.", valueName: "text"))
  var persons: String?

  @Option(help: ArgumentHelp("Language of the talk, such as de or en-GB.", valueName: "tag"))
  var language: String?

  func validate() throws {
    if [title, participant, place, persons, language].allSatisfy({ $0 == nil }) {
      throw ValidationError("Give --title, --participant, --place, --persons or --language.")
    }
    try checkLanguage()
  }

  private func checkLanguage() throws {
    guard let language, !language.isEmpty, !LanguageTag.isKnown(language) else { return }
    throw ValidationError("“\(language)” is not the tag of a language; write one such as de, en-GB or tr.")
  }

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    if let participant, case .warning(let sentence) = ParticipantCode.check(participant) {
      Console.error("leitfaden: warning: \(sentence)")
    }
    let change = EventBody.Metadata(
      title: title, participant: participant, place: place, persons: persons, language: language)
    try store.edit(summary.id, change, device: Computer.name)
    Console.print("changed \(summary.folder): \(Words.name(try store.summary(summary.id)))")
  }
}
