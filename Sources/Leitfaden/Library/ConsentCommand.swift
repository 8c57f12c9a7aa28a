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
    abstract: "Say what a participant agreed to.",
    discussion: """
      Without options it is shown, also where on the recording it is said. What was said before stays on the time line; each change is in the audit log.

      What a scope is needed for:
      \(ConsentWords.table)

      \(ConsentTable.free)
      \(ConsentTable.unnoted)
      --scopes none is a no to everything.

      Examples: leitfaden consent P-07 --scopes recording,quotation,sharing --manner written
                leitfaden consent P-07 --scopes none --manner written
                leitfaden consent P-07 --manner none
      """)

  @Argument(help: "The interview.")
  var interview: String

  @Option(
    help: ArgumentHelp(
      "recording, transcription, quotation, archive, sharing, with commas; or none.", valueName: "scope,..."))
  var scopes: String?

  @Option(
    help: ArgumentHelp(
      "written, spoken, or none as long as it is not given; you are asked where you can be.",
      valueName: "manner"))
  var manner: Consent.Manner?

  @Option(help: ArgumentHelp("The day, such as 2026-11-21; not in the future.", valueName: "day"))
  var date: String?

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if scopes == nil,
      manner == .written || manner == .spoken || (date != nil && manner != Consent.Manner.none)
    {
      throw ValidationError("Say what was agreed to as well: --scopes recording,sharing")
    }
    if scopes != nil, manner == nil, !Self.canAsk {
      throw ValidationError("Say how it was given as well: --manner written, or --manner spoken")
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
    Console.print(ConsentWords.text(of: try store.interview(id)))
  }

  private var isSaid: Bool { scopes != nil || manner == Consent.Manner.none }

  private static var canAsk: Bool { Console.isTerminal(0) && Console.isTerminal(2) }

  /// How it was given, where somebody can say.
  private static func ask() throws -> Consent.Manner {
    Console.write("How was it given? w written, s spoken: ", to: 2)
    switch readLine()?.trimmingCharacters(in: .whitespaces).lowercased() {
    case "w", "written": return .written
    case "s", "spoken": return .spoken
    default: throw CommandFailure("nothing was changed: nobody said how it was given")
    }
  }
}
