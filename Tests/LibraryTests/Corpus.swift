import Foundation
import Guide
import Interview
import Timeline

/// Random but repeatable events: every kind, in sensible and in silly order.
struct Corpus {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  /// SplitMix64.
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  /// An interview's events, the first of them its beginning.
  mutating func events(_ id: String, beginning: EventBody, count: Int) -> [InterviewEvent] {
    var events = Sample.events(id, [beginning])
    while events.count < count {
      let body = body(events)
      var new = Sample.events(id, [body], from: Int64(events.count + 1))
      // What a device did while it was out of reach is told late.
      if next(below: 5) == 0 { new[0].frame = Frame(Int64(next(below: events.count)) * 48_000) }
      events += new
    }
    return events
  }

  private mutating func body(_ earlier: [InterviewEvent]) -> EventBody {
    let questions = ["first_day", "advice", "years", "tools", "sector", "unknown", "added1"]
    let question = questions[next(below: questions.count)]
    let target = earlier[next(below: earlier.count)].id
    let frame = Frame(Int64(next(below: 5_000_000)))
    let words = ["Prüfung", "Arbeit", "", "Überstunden im Krankenhaus", "Kollegin"]
    let word = words[next(below: words.count)]
    switch next(below: 29) {
    case 0, 1: return .visited(question: question)
    case 2: return .visited(question: nil)
    case 3, 4: return .marked(.init(colour: 1 + next(below: 9), label: word, reach: 0))
    case 5: return .markEdited(mark: target, frame: frame, end: nil, colour: nil, label: word)
    case 6: return .markDeleted(mark: target)
    case 7, 8: return .noteBegun(question: question)
    case 9, 10, 11: return .noteText(note: target, text: word)
    case 12: return .answered(question: question, value: .number(Double(next(below: 90))), mode: .interviewer)
    case 13: return .unanswered(question: question, reason: .refused, mode: .handover)
    case 14: return .answerCleared(question: question, mode: .interviewer)
    case 15: return .edited(.init(title: word, participant: "P-\(next(below: 9))"))
    case 16, 17: return .undone(event: target)
    case 18: return .asked(question: "added1", text: "Und am Wochenende?", section: "start")
    case 19: return .partOpened(.init(number: next(below: 3), file: "p", firstFrame: frame, device: "d"))
    case 20: return .partClosed(.init(number: next(below: 3), frames: frame.index))
    case 21: return .gap(Gap(frame: frame, frames: 7, cause: .ringFull, isFilled: true))
    case 22: return next(below: 2) == 0 ? .saved : .reopened
    case 23: return .keyworded(question: question, keyword: word, isSet: next(below: 3) > 0)
    case 24: return .transcribed(visit: target, text: word)
    case 25: return .inked(note: target, stroke: InkStroke(points: [.init(x: 0.5, y: 0.5)]))
    case 26: return .noteDeleted(note: target)
    case 27: return [.handedOver(section: "facts"), .handoverFinished, .handedBack][next(below: 3)]
    default: return .unknown(kind: "later", json: "{}")
    }
  }
}
