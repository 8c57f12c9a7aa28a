import ArgumentParser
import Foundation
import Guide
import Interview
import Library
import Timeline
import Wording

/// `leitfaden show INTERVIEW`: everything about one interview.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: Help.said("Show one interview: its questions, marks, notes and answers."),
    discussion: Help.text(
      "INTERVIEW is an id, a unique beginning of one, a folder, a participant's code, or \"last\".",
      examples: ["leitfaden show last --json"]))

  @Argument(help: .said("The interview."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    let store = try library.open()
    let summary = try store.find(interview)
    let found = try store.interview(summary.id)
    if json {
      var view = InterviewView(found, folder: store.folder.appending(path: summary.folder).path)
      (view.title, view.participant) = (summary.title, summary.participant)
      return try Console.print(json: view)
    }
    let lines = InterviewSheet(
      interview: found, summary: summary, folder: store.folder, bytes: store.bytesOnDisk(of: summary)
    ).lines
    Console.print(lines.joined(separator: "\n"))
  }
}
