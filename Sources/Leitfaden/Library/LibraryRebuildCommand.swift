import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library rebuild`: makes the database anew from the folders.
struct LibraryRebuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild",
    abstract: Help.said("Rebuild the database from the interview folders."),
    discussion: Help.text(
      """
      Reads every interview.json, what can still be read of the old database, and folders of which only the sound is \
      left. The old database is kept beside the new one. No sound is touched.
      """,
      examples: ["leitfaden library rebuild"]))

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let keys = try Library.keys(at: library.folder)
    if let keys { try library.passphrase.unlock(keys, of: library.folder) }
    let progress = ProgressLine()
    let report = try Library.rebuild(
      at: library.folder, sound: SoundFacts.reader, keys: keys,
      guides: LibraryGuides(folder: Library.guidesFolder(of: library.folder)).readable
    ) { progress.show($0) }
    progress.clear()
    for finding in report.findings { FindingLines.say(finding) }
    Console.say("rebuilt \(Words.interviews(report.interviews)) with \(Words.events(report.events))")
    if report.eventsFromOldDatabase > 0 {
      Console.say("\(Words.events(report.eventsFromOldDatabase)) came from the old database only")
    }
    if report.eventsFromBackup > 0 {
      Console.say("\(Words.events(report.eventsFromBackup)) came from a copy in backups/ only")
    }
    if let old = report.oldDatabase { Console.say("the old database is kept as \(old.path)") }
  }
}
