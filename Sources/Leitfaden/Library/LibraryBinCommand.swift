import ArgumentParser
import Foundation
import Library

/// `leitfaden library bin`: what was deleted and can still be taken back.
struct LibraryBinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bin",
    abstract: "List the deleted interviews that can still be taken back.",
    discussion: """
      Each stays for 30 days after it was deleted. leitfaden restore takes one back, by its folder, the beginning of its \
      id or its participant's code.

      Example: leitfaden library bin
      """)

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let store = try library.open()
    let binned = store.bin()
    if json { return try Console.print(json: binned) }
    guard !binned.isEmpty else { return Console.print("the bin is empty") }
    var table = TextTable(
      ["interview", "participant", "title", "deleted", "goes for good", "size"], rightAligned: [5])
    for interview in binned {
      table.add([
        interview.folder, interview.participant, Words.short(interview.title, 40), interview.deletedOn,
        interview.goesOn, Words.size(interview.bytes),
      ])
    }
    if Console.isTerminal(1) {
      table = table.fitted(
        to: TerminalScreen.size().width, flexible: [0, 1, 2], dispensable: ["title", "size", "deleted"])
    }
    for line in table.text { Console.print(line) }
    Console.error("leitfaden: to take one back: leitfaden restore INTERVIEW")
  }
}
