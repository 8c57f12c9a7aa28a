import ArgumentParser
import Foundation
import Interview
import Library
import Sitting
import Wording

/// `leitfaden consent INTERVIEW`: stores what the participant agreed to.
struct ConsentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "consent",
    abstract: Help.said("Say what a participant agreed to."),
    discussion: Help.text(
      """
      Without options it is shown, also where on the recording it is said. What was said before stays on the time \
      line; each change is in the audit log.
      """,
      "What a scope is needed for:\(ConsentWords.table)",
      ConsentTable.free, ConsentTable.unnoted,
      "--scopes none is a no to everything.",
      examples: [
        "leitfaden consent P-07 --scopes recording,quotation,sharing --manner written",
        "leitfaden consent P-07 --scopes none --manner written",
        "leitfaden consent P-07 --manner none",
      ]))

  @Argument(help: .said("The interview."))
  var interview: String

  @Option(
    help: .said(
      "recording, transcription, quotation, archive, sharing, with commas; or none.", value: "scope,..."))
  var scopes: String?

  @Option(
    help: .said(
      "written, spoken, or none as long as it is not given; you are asked where you can be.",
      value: "manner"))
  var manner: Consent.Manner?

  @Option(help: .said("The day, such as 2026-11-21; not in the future.", value: "day"))
  var date: String?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if scopes == nil,
      manner == .written || manner == .spoken || (date != nil && manner != Consent.Manner.none)
    {
      throw ValidationError.said("Say what was agreed to as well: --scopes recording,sharing")
    }
    if scopes != nil, manner == nil, !Self.canAsk {
      throw ValidationError.said("Say how it was given as well: --manner written, or --manner spoken")
    }
    if isSaid { _ = try ConsentWords.consent(scopes ?? "", manner ?? .written, date) }
  }

  func run() throws {
    let store = try library.open()
    let id = try store.find(interview).id
    if isSaid {
      let manner = try self.manner ?? Self.ask()
      try store.setConsent(
        id, try ConsentWords.consent(scopes ?? "", manner, date), device: Computer.name)
    }
    Console.say(ConsentWords.text(of: try store.interview(id)))
  }

  private var isSaid: Bool { scopes != nil || manner == Consent.Manner.none }

  private static var canAsk: Bool { Console.isTerminal(0) && Console.isTerminal(2) }

  /// How it was given, where somebody can say.
  private static func ask() throws -> Consent.Manner {
    // the letters are those of the words in each language, and only those of the one that is shown are taken
    let written: [Sentence] = ["w", "written"]
    let spoken: [Sentence] = ["s", "spoken"]
    let question = "How was it given? w written, s spoken:" as Sentence
    Console.write("\(question.said) ", to: 2)
    let typed = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
    if written.map(\.said).contains(typed) || typed == Consent.Manner.written.rawValue { return .written }
    if spoken.map(\.said).contains(typed) || typed == Consent.Manner.spoken.rawValue { return .spoken }
    throw CommandFailure("nothing was changed: how the consent was given was not said")
  }
}
