import Timeline
import Wording

/// The words of the listening list, in the language of the environment.
struct ListeningTexts: Sendable {
  static func current() -> ListeningTexts { ListeningTexts() }

  var question: String { ("question" as Sentence).said }
  var mark: String { ("mark" as Sentence).said }
  var note: String { ("note" as Sentence).said }
  var playing: String { ("PLAYING" as Sentence).said }
  var paused: String { ("PAUSED" as Sentence).said }
  var stopped: String { ("STOPPED" as Sentence).said }
  var keys: String {
    ("Enter hear   space pause   n/p marks   left/right 5 s   +/- speed   q quit" as Sentence).said
  }
  var empty: String {
    ("Nothing was marked in this interview; space plays it from the beginning." as Sentence).said
  }
  var prompt: String {
    ("Number to hear, space and Enter to pause, b 5 s back, + or - speed, q to quit." as Sentence).said
  }
  var unknown: String { ("There is no such line." as Sentence).said }

  /// What is heard, from where to where: “question first_day, 00:00:01 to 00:00:05, where this visit ends”.
  func says(_ target: PlayTarget, length: Frame, at rate: SampleRate) -> String {
    let start = TimeCode.text(target.start, at: rate)
    let end = TimeCode.text(min(target.end ?? length, length), at: rate)
    let place: Sentence =
      switch target.ending {
      case .visit: "\(target.name), \(start) – \(end), where this visit ends"
      case .duration: "\(target.name), \(start) – \(end)"
      case nil: "\(target.name), \(start) – \(end), the end of the sound"
      }
    return place.said
  }
}
