import ArgumentParser
import Foundation
import Interview
import Library
import Timeline
import Wording

/// `leitfaden list`: all interviews, newest first.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: Help.said("List the interviews, newest first."),
    discussion: Help.text(
      "In a terminal the table is cut to its width. The size is the space that the interview's folder takes up, with its exports.",
      examples: ["leitfaden list --status open"]))

  @OptionGroup var library: LibraryOptions

  @Option(help: .said("Only interviews with this guide: its id or its title.", value: "guide"))
  var guide: String?

  @Option(help: .said("Only interviews that are open, or saved, or planned.", value: "status"))
  var status: Interview.Status?

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    // looking makes no library: the first recording does
    guard library.exists else {
      if json { try Console.print(json: [ListedInterview]()) } else { sayEmpty() }
      return
    }
    let store = try library.open()
    let place = library.folder.path
    let listed = try store.list(InterviewFilter(guide: guide, status: status)).map {
      ListedInterview($0, onDisk: store.bytesOnDisk(of: $0), library: place)
    }
    if json { return try Console.print(json: listed) }
    if listed.isEmpty { sayEmpty() } else { show(listed) }
  }

  /// As wide as the terminal; whole where a program reads it.
  private func show(_ interviews: [ListedInterview]) {
    let headings: [Sentence] = [
      "id", "date", "participant", "guide", "title", "status", "length", "marks", "notes", "answers", "size",
    ]
    var table = TextTable(headings.map(\.said), rightAligned: [7, 8, 9, 10])
    for one in interviews { table.add(one.cells) }
    if Console.isTerminal(1) {
      let dispensable: [Sentence] = ["notes", "marks", "answers", "title", "status", "size"]
      table = table.fitted(
        to: TerminalScreen.size().width, flexible: [2, 3, 4], dispensable: dispensable.map(\.said))
    }
    Console.print(table.text.joined(separator: "\n"))
  }

  private func sayEmpty() {
    if guide == nil && status == nil {
      Console.say("no interviews yet in \(library.folder.path)")
      Console.say("begin one with: leitfaden record GUIDE --participant P-01\(library.words)")
    } else {
      Console.say("no interview in \(library.folder.path) matches; leitfaden list shows all")
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
  /// Of the sound, computed from its length.
  var bytes: Int64
  /// What its folder occupies, exports included.
  var bytesOnDisk: Int64
  var partCount, visitCount, markCount, noteCount, answerCount, gapCount: Int

  private let summary: InterviewSummary

  private enum CodingKeys: CodingKey {
    case id, folder, title, participant, guide, guideTitle, status, createdAt, startedAt, endedAt, sampleRate
    case frames, seconds, bytes, bytesOnDisk
    case partCount, visitCount, markCount, noteCount, answerCount, gapCount
  }

  /// As a line for people.
  var cells: [String] {
    // a title that is the guide's says nothing new
    let own = summary.title == summary.guideTitle ? "" : summary.title
    return [
      String(summary.id.prefix(8)), Words.minute(summary.startedAt ?? summary.createdAt),
      Words.short(summary.participant, 20), Words.short(summary.guideTitle, 40), Words.short(own, 40),
      Words.status(summary.status), TimeCode.short(Frame(summary.frames), at: summary.sampleRate),
      "\(summary.marks)", "\(summary.notes)", "\(summary.answers)", Words.size(bytesOnDisk),
    ]
  }

  /// A line about an interview of the library in the folder `library`.
  init(_ summary: InterviewSummary, onDisk: Int64, library: String) {
    self.summary = summary
    (id, folder) = (summary.id, "\(library)/\(summary.folder)")
    (title, participant) = (summary.title, summary.participant)
    (guide, guideTitle) = (summary.guide, summary.guideTitle)
    status = summary.status.rawValue
    createdAt = InterviewView.text(summary.createdAt)
    startedAt = summary.startedAt.map(InterviewView.text)
    endedAt = summary.endedAt.map(InterviewView.text)
    sampleRate = summary.sampleRate.hertz
    frames = summary.frames
    seconds = summary.sampleRate.seconds(frames: summary.frames)
    (bytes, bytesOnDisk) = (summary.bytes, onDisk)
    (partCount, visitCount, markCount) = (summary.parts, summary.visits, summary.marks)
    (noteCount, answerCount, gapCount) = (summary.notes, summary.answers, summary.gaps)
  }
}
