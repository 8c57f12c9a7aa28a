import Interview
import Timeline
import Wording

/// Commands about marks.
extension InterviewSession {
  /// How far back a mark reaches unless said otherwise: people press it when they have *heard* something.
  package static let markReachSeconds = 10.0

  func mark(_ touch: Touch) async throws -> Acknowledgement {
    switch touch.command {
    case .mark(let colour, let label): return try await setMark(colour, label, touch)
    case .markAgain(let id?):
      guard let mark = interview.marks.first(where: { $0.id == id }) else {
        return try await setMark(1, "", touch)
      }
      let body = EventBody.markEdited(
        mark: id, frame: nil, end: nil, colour: MarkColour.next(after: mark.colour), label: nil)
      return try await record([body], touch)
    case .markAgain(nil):
      // A mark that was told late is no second touch of the same key.
      if let last = lastMark, (0..<2_000_000_000).contains(touch.moment - last.moment) {
        let colour = MarkColour.next(after: last.colour)
        lastMark = (last.id, colour, touch.moment)
        let body = EventBody.markEdited(mark: last.id, frame: nil, end: nil, colour: colour, label: nil)
        return try await record([body], touch)
      }
      return try await setMark(1, "", touch)
    case .markAt(let frame, let end, let colour, let label):
      return try await markAt(frame, end, colour, label, touch)
    case .editMark(let id, let frame, let end, let colour, let label):
      guard let mark = interview.marks.first(where: { $0.id == id }) else { throw SessionError(.unknownMark) }
      let (frame, end) = (frame.map(onSound), end.map(onSound))
      if let end, end < frame ?? mark.frame { throw SessionError(.endBeforeBeginning) }
      let body = EventBody.markEdited(
        mark: id, frame: frame, end: end, colour: try colour.map(known(colour:)),
        label: try label.map(known(label:)))
      return try await record([body], touch)
    case .deleteMark(let id):
      guard interview.marks.contains(where: { $0.id == id }) else { throw SessionError(.unknownMark) }
      return try await record([.markDeleted(mark: id)], touch)
    default: throw SessionError(.notACommand, "\(touch.command.word) is not about a mark")
    }
  }

  /// A position that somebody named, kept to the sound there is.
  func onSound(_ frame: Frame) -> Frame { min(max(frame, .zero), self.frame(at: .now())) }

  private func setMark(_ colour: Int, _ label: String, _ touch: Touch) async throws -> Acknowledgement {
    let (colour, label) = (try known(colour: colour), try known(label: label))
    // a mark of a moment without sound means none of the sound before it
    let most = isHeard(touch.moment) ? Self.markReachSeconds : 0
    let reach = min(touch.frame.index, interview.sampleRate.frames(seconds: most))
    let body = EventBody.marked(EventBody.Marked(colour: colour, label: label, reach: reach))
    let done = try await record([body], touch)
    lastMark = (touch.id, colour, touch.moment)
    return done
  }

  /// A mark that was set while listening lies exactly where it was put: it reaches nowhere.
  private func markAt(
    _ frame: Frame, _ end: Frame?, _ colour: Int, _ label: String, _ touch: Touch
  ) async throws -> Acknowledgement {
    var touch = touch
    touch.frame = onSound(frame)
    let (colour, label) = (try known(colour: colour), try known(label: label))
    var bodies = [EventBody.marked(EventBody.Marked(colour: colour, label: label, reach: 0))]
    if let end = end.map(onSound), end != touch.frame {
      guard end > touch.frame else { throw SessionError(.endBeforeBeginning) }
      bodies.append(.markEdited(mark: touch.id, frame: nil, end: end, colour: nil, label: nil))
    }
    return try await record(bodies, touch)
  }

  private func known(colour: Int) throws -> Int {
    guard (1...9).contains(colour) else { throw SessionError(.unknownColour(colour: colour)) }
    return colour
  }

  private func known(label: String) throws -> String { label.isEmpty ? "" : try Words.clean(label, .label) }
}
