import ArgumentParser
import Foundation
import Interview
import Interviewing
import Library
import Sitting
import Timeline
import Wording

/// `leitfaden mark INTERVIEW [NUMBER]`: lists, sets, names, moves and deletes marks of an interview that is over.
struct MarkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: Help.said("List, name, move, set or delete marks."),
    discussion: Help.text(
      """
      Without a number and without options the marks are listed. A number is the one that lists, pages and \
      exports show: marks keep it when others are deleted. Without a number, --at sets a new mark. What was \
      there before stays on the time line.
      """,
      examples: [
        "leitfaden mark last 3 --label \"Contradicts herself\" --colour blue",
        "leitfaden mark P-07 --at 00:12:34.5 --until 00:13:10 --label \"The accident\"",
      ]))

  @Argument(help: .said("The interview."))
  var interview: String

  @Argument(help: .said("The number of a mark."))
  var number: Int?

  @Option(help: .said("What it is called; an empty text takes the label away.", value: "text"))
  var label: String?

  @Option(
    help: .said("red, yellow, green, blue, violet, or a number from 1 to 9.", value: "colour"))
  var colour: String?

  @Option(help: .said("Where it is: 00:12:34.5, 75.5 or frame:48000.", value: "time"))
  var at: String?

  @Option(help: .said("Where the stretch that it names ends.", value: "time"))
  var until: String?

  @Flag(help: .said("Delete the mark."))
  var delete = false

  @OptionGroup var library: LibraryOptions

  private var isChange: Bool { label != nil || colour != nil || at != nil || until != nil }

  func validate() throws {
    if delete, number == nil {
      throw ValidationError.said("Say which mark: leitfaden mark INTERVIEW NUMBER --delete")
    }
    if delete, isChange { throw ValidationError.said("A mark is either changed or deleted.") }
    if number != nil, !delete, !isChange {
      throw ValidationError.said("Give --label, --colour, --at, --until or --delete.")
    }
    if number == nil, isChange, at == nil { throw ValidationError.said("A new mark needs --at TIME.") }
    if let colour, Self.colour(colour) == nil {
      throw ValidationError.said(
        "“\(colour)” is not a colour; write \(MarkColour.words.joined(separator: ", ")) or 1 to 9")
    }
  }

  func run() async throws {
    let store = try library.open()
    let summary = try store.find(interview)
    let known = try store.interview(summary.id)
    guard number != nil || isChange else {
      let lines = InterviewSheet(interview: known, summary: summary, folder: store.folder).marks
      return lines.isEmpty ? Console.say("no marks") : Console.print(lines.joined(separator: "\n"))
    }
    try store.refuseWhileRecording(summary.id)
    let command = try command(in: known)
    let session = try InterviewSession.editing(interview: known, journal: store, device: Computer.name)
    try await session.perform(command)
    await session.endEditing()
    try store.writeDocument(summary.id)
    let changed = try store.interview(summary.id)
    let difference = MarkDifference(from: known.marks, to: changed.marks, rate: known.sampleRate)
    let sentences = difference.sentences + [Words.marks(changed.marks.count)]
    Console.say("changed \(summary.folder): \(Sentence.list(sentences))")
  }

  private func command(in interview: Interview) throws -> InterviewCommand {
    let (start, end) = (try frame(at, in: interview), try frame(until, in: interview))
    let colour = colour.flatMap(Self.colour)
    if let number {
      let mark = try interview.mark(number: number)
      return delete
        ? .deleteMark(id: mark.id)
        : .editMark(id: mark.id, frame: start, end: end, colour: colour, label: label)
    }
    return .markAt(frame: start ?? .zero, end: end, colour: colour ?? 1, label: label ?? "")
  }

  private func frame(_ text: String?, in interview: Interview) throws -> Frame? {
    guard let text else { return nil }
    guard let frame = TimeCode.frame(text, at: interview.sampleRate) else {
      throw CommandFailure("“\(text)” is not a time", hint: "write 00:12:34.5, 75.5 or frame:48000")
    }
    guard frame <= interview.soundEnd else {
      throw CommandFailure(
        "\(text) is after the end of the sound, \(TimeCode.text(interview.soundEnd, at: interview.sampleRate))"
      )
    }
    return frame
  }

  private static func colour(_ word: String) -> Int? {
    MarkColour.number(word) ?? Int(word).flatMap { (1...9).contains($0) ? $0 : nil }
  }
}

extension Interview {
  /// The mark with this number.
  ///
  /// - Throws: `CommandFailure` that says which there are.
  func mark(number: Int) throws -> Mark {
    if let mark = marks.first(where: { $0.number == number }) { return mark }
    let numbers = marks.map(\.number).sorted().map(String.init).joined(separator: ", ")
    throw CommandFailure(
      marks.isEmpty ? "this interview has no marks" : "there is no mark \(number); there is \(numbers)")
  }
}
