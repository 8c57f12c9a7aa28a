import Guide
import Interview
import Timeline
import Wording

/// Where listening begins, and where it ends by itself.
struct PlayTarget {
  /// What it is, for people.
  var name: Sentence
  /// First frame to hear.
  var start: Frame
  /// First frame not to hear; `nil` is the end of the sound.
  var end: Frame?
  /// What ends there, for people; `nil` for the end of the sound.
  var ending: Ending?

  /// Why it stops before the end of the sound.
  enum Ending: Hashable, Sendable { case visit, duration }

  /// Finds the place in an interview.
  ///
  /// - Throws: `CommandFailure` that says what there is instead.
  init(
    _ interview: Interview, question: String?, visit: Int?, mark: Int?, reach: Bool, time: String?
  ) throws {
    if let question {
      self = try Self.question(question, visit, in: interview)
    } else if let mark {
      self = try Self.mark(mark, reach: reach, in: interview)
    } else if let time {
      guard let frame = TimeCode.frame(time, at: interview.sampleRate) else {
        throw CommandFailure("“\(time)” is not a time", hint: "write 00:12:34.5, 75.5 or frame:48000")
      }
      self.init(name: "time \(time)", start: frame, end: nil)
    } else {
      self.init(name: "the beginning", start: .zero, end: nil)
    }
  }

  private init(name: Sentence, start: Frame, end: Frame?, ending: Ending? = nil) {
    self.name = name
    self.start = start
    self.end = end
    self.ending = ending
  }

  /// Stops after so many frames, when that is earlier.
  mutating func stop(after frames: Int64, length: Frame) {
    let limit = start + frames
    guard limit < end ?? length else { return }
    (end, ending) = (limit, .duration)
  }

  private static func question(_ id: String, _ number: Int?, in interview: Interview) throws -> PlayTarget {
    guard interview.guide.question(id) != nil else {
      throw CommandFailure(
        "the guide has no question “\(id)”",
        hint: "it has \(interview.guide.questions.map(\.id).joined(separator: ", "))")
    }
    let visits = interview.visits(to: id)
    guard !visits.isEmpty else {
      throw CommandFailure("the question \(id) was not visited in this interview")
    }
    let number = number ?? 1
    guard visits.indices.contains(number - 1) else {
      throw CommandFailure(
        "the question \(id) was visited \(visits.count) times; there is no visit \(number)")
    }
    let visit = visits[number - 1]
    return PlayTarget(
      name: visits.count > 1 ? "question \(id), visit \(number) of \(visits.count)" : "question \(id)",
      start: visit.start, end: visit.end, ending: .visit)
  }

  private static func mark(_ number: Int, reach: Bool, in interview: Interview) throws -> PlayTarget {
    let mark = try interview.mark(number: number)
    let name: Sentence = mark.label.isEmpty ? "mark \(number)" : "mark \(number), “\(mark.label)”"
    return PlayTarget(name: name, start: reach ? mark.frame - mark.reach : mark.frame, end: nil)
  }
}
