import Timeline

/// The words of the listening list.
struct ListeningTexts: Sendable {
  let question, mark, note, playing, paused, stopped, keys, empty, prompt, unknown: String

  /// German when the locale asks for it, else English.
  static func current() -> ListeningTexts {
    RecorderTexts.current().isGerman ? .german : .english
  }

  static let english = ListeningTexts(
    question: "question", mark: "mark", note: "note", playing: "PLAYING", paused: "PAUSED",
    stopped: "STOPPED",
    keys: "Enter hear   space pause   n/p marks   left/right 5 s   +/- speed   q quit",
    empty: "Nothing was marked in this interview; space plays it from the beginning.",
    prompt: "Number to hear, space and Enter to pause, b 5 s back, + or - speed, q to quit.",
    unknown: "There is no such line.")

  static let german = ListeningTexts(
    question: "Frage", mark: "Marke", note: "Notiz", playing: "LÄUFT", paused: "PAUSE", stopped: "STEHT",
    keys: "Eingabe hören  Leertaste Pause  n/p Marken  links/rechts 5 s  +/- Tempo  q Ende",
    empty: "In diesem Interview ist nichts markiert; die Leertaste spielt es von vorn.",
    prompt: "Nummer hören, Leertaste und Eingabe Pause, b 5 s zurück, + oder - Tempo, q Ende.",
    unknown: "Diese Zeile gibt es nicht.")

  /// What is heard, from where to where: “question first_day, 00:00:01 to 00:00:05, where this visit ends”.
  func says(_ target: PlayTarget, length: Frame, at rate: SampleRate) -> String {
    let isGerman = question == Self.german.question
    let end = TimeCode.text(min(target.end ?? length, length), at: rate)
    let why =
      switch target.ending {
      case .visit: isGerman ? ", wo dieser Besuch endet" : ", where this visit ends"
      case .duration: ""
      case nil: isGerman ? ", bis zum Ende des Tons" : ", the end of the sound"
      }
    return "\(target.name), \(TimeCode.text(target.start, at: rate)) – \(end)\(why)"
  }
}
