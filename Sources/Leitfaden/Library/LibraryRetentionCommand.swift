import ArgumentParser
import Library
import Wording

/// `leitfaden library retention`: until when studies are to be kept.
struct LibraryRetentionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retention",
    abstract: Help.said("Set until when the interviews of a study are to be kept."),
    discussion: Help.text(
      """
      When the day has passed you are reminded at the start and on the first page. Nothing is deleted by itself. \
      Without a guide all days are shown.
      """,
      examples: [
        "leitfaden library retention working-days 2030-12-31",
        "leitfaden library retention working-days none",
      ]))

  @Argument(help: .said("The guide's id."))
  var guide: String?

  @Argument(help: .said("The last day, or none."))
  var day: String?

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open(unlocking: false)
    if let guide, let day { try store.setRetention(guide, until: day == "none" ? nil : day) }
    if let guide, let day, day != "none", try !store.list().contains(where: { $0.guide == guide }) {
      Console.warn(
        "no interview uses the guide with the id \(guide) yet; leitfaden list --json shows the ids")
    }
    let days = try store.retention().filter { guide == nil || $0.key == guide }
    if days.isEmpty { return Console.note("no day is set") }
    for (guide, day) in days.sorted(by: { $0.key < $1.key }) { Console.print("\(guide)  \(day)") }
    Self.remind(store)
  }

  /// Names the studies that are kept too long.
  static func remind(_ store: Library) {
    for study in (try? store.overdue()) ?? [] {
      Console.note(
        """
        \(Words.interviews(study.interviews)) with \(study.guide) should have been kept only until \
        \(Words.day(study.day)); nothing is deleted automatically
        """)
    }
  }
}
