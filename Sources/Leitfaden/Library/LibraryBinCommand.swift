import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library bin`: what was deleted and can still be taken back.
struct LibraryBinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bin",
    abstract: Help.said("List the deleted interviews that can still be taken back."),
    discussion: Help.text(
      """
      Each stays for 30 days after it was deleted. leitfaden restore takes one back, by its folder, the \
      beginning of its id or its participant's code.
      """,
      examples: ["leitfaden library bin"]))

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    let store = try library.open()
    let binned = store.bin()
    if json { return try Console.print(json: binned) }
    guard !binned.isEmpty else { return Console.say("the bin is empty") }
    let headings: [Sentence] = ["interview", "participant", "title", "deleted", "removed for good", "size"]
    var table = TextTable(headings.map(\.said), rightAligned: [5])
    for interview in binned {
      table.add([
        interview.folder, interview.participant, Words.short(interview.title, 40),
        Words.day(interview.deletedOn),
        Words.day(interview.goesOn), Words.size(interview.bytes),
      ])
    }
    if Console.isTerminal(1) {
      let dispensable: [Sentence] = ["title", "size", "deleted"]
      table = table.fitted(
        to: TerminalScreen.size().width, flexible: [0, 1, 2], dispensable: dispensable.map(\.said))
    }
    for line in table.text { Console.print(line) }
    Console.note("to take one back: leitfaden restore INTERVIEW")
  }
}
