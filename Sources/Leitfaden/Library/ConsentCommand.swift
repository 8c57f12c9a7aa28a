import ArgumentParser
import Interview
import Library

/// `leitfaden consent INTERVIEW`: stores what the participant agreed to.
struct ConsentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "consent",
    abstract: "Say what a participant agreed to.",
    discussion: """
      Once it is stored, exports and bundles of the interview are refused unless sharing is among it. Without options it \
      is shown. What was said before stays on the time line.

      Example: leitfaden consent P-07 --scopes recording,quotation,sharing --manner written
      """)

  @Argument(help: "The interview.")
  var interview: String

  @Option(
    help: ArgumentHelp(
      "recording, transcription, quotation, archive, sharing; with commas.", valueName: "scope,..."))
  var scopes: String?

  @Option(help: ArgumentHelp("written, spoken, or none as long as it is not given.", valueName: "manner"))
  var manner: Consent.Manner = .written

  @Option(help: ArgumentHelp("The day, such as 2026-11-21.", valueName: "day"))
  var date: String?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if scopes == nil, manner == .spoken || (date != nil && manner != .none) {
      throw ValidationError("Say what was agreed to as well: --scopes recording,sharing")
    }
    if scopes != nil || manner == .none { _ = try ConsentWords.consent(scopes ?? "", manner, date) }
  }

  func run() throws {
    let store = try library.open()
    let id = try store.find(interview).id
    if scopes != nil || manner == .none {
      try store.setConsent(id, try ConsentWords.consent(scopes ?? "", manner, date), device: Computer.name)
    }
    let stored = try store.interview(id).consent
    Console.print(stored.map(ConsentWords.text) ?? "no consent is stored")
  }
}
