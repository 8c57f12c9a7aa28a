import Foundation
import Interview
import Timeline
import Wording

/// Commands about notes.
extension InterviewSession {
  func note(_ touch: Touch) async throws -> Acknowledgement {
    switch touch.command {
    case .beginNote:
      let done = try await announce(.noteBegun(question: interview.question(at: touch.frame)), touch)
      history.began(note: touch.id)
      return done
    case .noteText(let id, let text): return try await write(text, on: try known(note: id), touch)
    case .note(let text): return try await write(text, touch)
    case .noteAt(let frame, let text):
      var touch = touch
      touch.frame = onSound(frame)
      return try await write(text, touch)
    case .deleteNote(let id):
      return try await record([.noteDeleted(note: try known(note: id).id)], touch, note: id)
    case .ink(let id, let stroke):
      var touch = touch
      let note = try known(note: id)
      // drawn while listening again, a stroke belongs to the note; told late, it lies where it was drawn
      if isEditing, touch.frame >= interview.soundEnd { touch.frame = note.frame }
      return try await record([.inked(note: id, stroke: try fitted(stroke))], touch, note: id)
    case .deleteStroke(let id, let stroke):
      guard try known(note: id).strokes.contains(where: { $0.id == stroke }) else {
        throw SessionError(.unknownStroke)
      }
      return try await record([.strokeDeleted(stroke: stroke)], touch, note: id)
    default: throw SessionError(.notACommand, "\(touch.command.word) is not about a note")
    }
  }

  private func known(note id: String) throws -> Note {
    guard let note = interview.notes.first(where: { $0.id == id }) else { throw SessionError(.unknownNote) }
    return note
  }

  /// A note, begun and written in one go.
  private func write(_ text: String, _ touch: Touch) async throws -> Acknowledgement {
    let bodies: [EventBody] = [
      .noteBegun(question: interview.question(at: touch.frame)),
      .noteText(note: touch.id, text: try Words.clean(text, .note)),
    ]
    return try await record(bodies, touch, note: touch.id)
  }

  private func write(_ text: String, on note: Note, _ touch: Touch) async throws -> Acknowledgement {
    var done: Acknowledgement
    if text.isEmpty {
      done = try await record([.noteText(note: note.id, text: "")], touch, note: note.id)
    } else {
      done = try await announce(.noteText(note: note.id, text: try Words.clean(text, .note)), touch)
      history.wrote(touch.id, note: note.id, isFirst: note.text.isEmpty && note.strokes.isEmpty)
    }
    done.event = note.id
    return done
  }

  /// A stroke as it is kept: on the sheet, and no finer than anybody can see.
  private func fitted(_ stroke: InkStroke) throws -> InkStroke {
    guard !stroke.points.isEmpty else { throw SessionError(.emptyStroke) }
    guard stroke.points.count <= InkStroke.mostPoints else {
      throw SessionError(.longStroke(points: stroke.points.count, limit: InkStroke.mostPoints))
    }
    guard (0...9).contains(stroke.colour) else { throw SessionError(.unknownColour(colour: stroke.colour)) }
    func kept(_ number: Double, steps: Double, most: Double = 1) -> Double {
      number.isFinite ? (min(max(number, 0), most) * steps).rounded() / steps : 0
    }
    let points = stroke.points.map { point in
      InkStroke.Point(
        x: kept(point.x, steps: 100_000), y: kept(point.y, steps: 100_000),
        pressure: kept(point.pressure, steps: 1000),
        milliseconds: kept(point.milliseconds, steps: 10, most: 86_400_000))
    }
    return InkStroke(points: points, colour: stroke.colour)
  }
}
