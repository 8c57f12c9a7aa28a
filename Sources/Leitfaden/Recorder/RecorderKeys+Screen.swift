import Guide
import Interview
import Interviewing

/// The keys that the interview screen of the web app has as well: each means the same in both (`docs/web.md`, *Keys*).
extension RecorderKeys {
  /// Each of them sets a mark.
  static let markKeys: Set<Character> = ["m", "b", "."]

  /// Takes a key that is the same on the interview screen.
  ///
  /// - Returns: Whether it was one.
  mutating func takeSharedKey(_ press: KeyPress) async -> Bool {
    guard case .character(let character) = press.key else { return false }
    switch character {
    case _ where Self.markKeys.contains(character):
      await perform(.markAgain(), at: press.moment, saying: texts.markedAndNamed)
    case "n", "t":
      if let note = await perform(.beginNote, at: press.moment) { begin(.note(id: note.event, text: "")) }
    case "d": await settle(press)
    case "/", "g": begin(.goTo(text: ""))
    case "p", " ": await toggleSound(offRecord: false, press.moment)
    // there it hands over, which a terminal cannot
    case "h": message = texts.questionMarkShowsKeys
    default: return false
    }
    return true
  }

  private mutating func settle(_ press: KeyPress) async {
    let interview = await session.state.interview
    guard let question = interview.currentQuestion.flatMap({ interview.guide.question($0) }) else {
      await perform(.settle(question: nil, isDone: true), at: press.moment)
      return
    }
    let isDone = interview.settled[question.id] != true
    guard await perform(.settle(question: question.id, isDone: isDone), at: press.moment) != nil else {
      return
    }
    message = texts.settled(isDone, await session.state.interview.status(of: question))
  }
}
