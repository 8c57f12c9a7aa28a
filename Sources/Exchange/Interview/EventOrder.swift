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
    for (place, event) in interview.events.enumerated() where !interview.isUndone(event) {
      places[event.id] = place
      switch event.body {
      case .answered(let question, _, _), .unanswered(let question, _, _), .answerCleared(let question, _):
        answers[question, default: []].append(place)
      case .paused, .offRecord: breaks.append(place)
      case .gap: gaps.append(place)
      default: break
      }
    }
  }

  /// The place of the event with this identifier; one that is not known comes last.
  func place(of id: String) -> Int { places[id] ?? .max }

  /// The place of the entry of an answer, counted from 0 over the earlier ones and the current one.
  func place(ofEntry index: Int, of question: String) -> Int { Self.at(index, answers[question] ?? []) }

  /// The place of a pause or a stretch off record.
  func place(ofBreak index: Int) -> Int { Self.at(index, breaks) }

  /// The place of a loss of sound.
  func place(ofGap index: Int) -> Int { Self.at(index, gaps) }

  private static func at(_ index: Int, _ places: [Int]) -> Int {
    places.indices.contains(index) ? places[index] : .max
  }
}
