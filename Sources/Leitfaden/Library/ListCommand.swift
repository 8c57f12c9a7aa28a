import ArgumentParser
import Foundation
import Interview
import Library
import Timeline

/// `leitfaden list`: all interviews, newest first.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the interviews, newest first.",
    discussion: "Example: leitfaden list --status open")

  @OptionGroup var library: LibraryOptions

  @Option(help: ArgumentHelp("Only interviews along this guide: its id or its title.", valueName: "guide"))
  var guide: String?

  @Option(help: "Only interviews that are open, or saved, or planned.")
  var status: Interview.Status?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    // looking makes no library: the first recording does
    let summaries =
      library.exists ? try library.open().list(InterviewFilter(guide: guide, status: status)) : []
    if json { return try Console.print(json: summaries.map { ListedInterview($0, library: library.folder) }) }
    guard !summaries.isEmpty else { return sayEmpty() }
    var table = TextTable(
      ["id", "date", "participant", "title", "status", "length", "marks", "notes", "answers", "size"],
      rightAligned: [6, 7, 8, 9])
    for summary in summaries {
      table.add([
        String(summary.id.prefix(8)), Words.minute(summary.startedAt ?? summary.createdAt),
        Words.short(summary.participant, 20), Words.short(summary.title, 40), Words.status(summary.status),
        TimeCode.short(Frame(summary.frames), at: summary.sampleRate), "\(summary.marks)",
        "\(summary.notes)", "\(summary.answers)", Words.size(summary.bytes),
      ])
    }
    Console.write(table.text.joined(separator: "\n") + "\n", to: 1)
  }

  private func sayEmpty() {
    if guide == nil && status == nil {
      Console.print("no interviews yet in \(library.folder.path)")
      Console.print("begin one with: leitfaden record GUIDE --participant P-01")
    } else {
      Console.print("no interview in \(library.folder.path) is like that; leitfaden list shows all")
    }
  }
}

extension Interview.Status: ExpressibleByArgument {}

/// One line of `list --json`.
struct ListedInterview: Encodable {
  var id, folder, title, participant, guide, guideTitle, status: String
  var createdAt: String
  var startedAt, endedAt: String?
  var sampleRate: Int
  var frames: Int64
  var seconds: Double
  var bytes: Int64
  var partCount, visitCount, markCount, noteCount, answerCount, gapCount: Int

  /// A line about an interview of the library in `library`.
  init(_ summary: InterviewSummary, library: URL) {
    (id, folder) = (summary.id, library.appending(path: summary.folder).path)
    (title, participant) = (summary.title, summary.participant)
    (guide, guideTitle) = (summary.guide, summary.guideTitle)
    status = summary.status.rawValue
    createdAt = InterviewView.text(summary.createdAt)
    startedAt = summary.startedAt.map(InterviewView.text)
    endedAt = summary.endedAt.map(InterviewView.text)
    sampleRate = summary.sampleRate.hertz
    frames = summary.frames
    seconds = summary.sampleRate.seconds(frames: summary.frames)
    bytes = summary.bytes
    (partCount, visitCount, markCount) = (summary.parts, summary.visits, summary.marks)
    (noteCount, answerCount, gapCount) = (summary.notes, summary.answers, summary.gaps)
  }
}
