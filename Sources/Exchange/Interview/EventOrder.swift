import Foundation
import Interview

/// Which of the things at the same frame came first. The sound stands still while nothing is recorded: what was asked and
/// answered there has one frame, and only the order of the events tells an answer's question from the next one.
struct EventOrder {
  /// By the identifier of the event: of a visit, a mark, a note.
  private var places: [String: Int] = [:]
  /// Of every entry of an answer, in the order in which the answer has them.
  private var answers: [String: [Int]] = [:]
  private var breaks: [Int] = []
  private var gaps: [Int] = []

  init(_ interview: Interview) {
    var stops: [Int] = []
    for (place, event) in interview.events.enumerated() where !interview.isUndone(event) {
      places[event.id] = place
      if Self.isAnswering(event.body) {
        if let question = event.body.question { answers[question, default: []].append(place) }
      } else if event.body.is(EventBody.Paused.self) || event.body.is(EventBody.OffRecord.self) {
        stops.append(place)
      } else if event.body.is(EventBody.SoundLost.self) {
        gaps.append(place)
      }
    }
    // an interruption has no event of its own: the clock tells after which one it was
    var following = stops[...]
    for stretch in interview.breaks {
      let place: Int? =
        stretch.kind == .interruption
        ? interview.events.lastIndex { $0.wall <= stretch.wall } : following.popFirst()
      breaks.append(place ?? .max)
    }
  }

  /// The place of the event with this identifier; one that is not known comes last.
  func place(of id: String) -> Int { places[id] ?? .max }

  /// The place of the entry of an answer, counted from 0 over the earlier ones and the current one.
  func place(ofEntry index: Int, of question: String) -> Int { Self.at(index, answers[question] ?? []) }

  /// The place of a pause, a stretch off record or an interruption.
  func place(ofBreak index: Int) -> Int { Self.at(index, breaks) }

  /// The place of a loss of sound.
  func place(ofGap index: Int) -> Int { Self.at(index, gaps) }

  private static func at(_ index: Int, _ places: [Int]) -> Int {
    places.indices.contains(index) ? places[index] : .max
  }

  private static func isAnswering(_ body: EventBody) -> Bool {
    body.is(EventBody.Answered.self) || body.is(EventBody.Unanswered.self)
      || body.is(EventBody.AnswerCleared.self)
  }
}
