import Guide
import Interview
import Wording

extension RecorderTexts {
  /// Beside how many questions were asked: how many are answered.
  var answered: String { say("answered") }

  /// Where all keys are listed.
  var questionMarkShowsKeys: String { say("? shows the keys") }

  /// What the key for done did, and how the question stands now: the mark is the interviewer's own, an answer stays.
  func settled(_ isDone: Bool, _ status: QuestionStatus) -> String {
    if isDone { return say("Done") }
    if status == .done {
      return say("No longer marked as done; answered")
    }
    return say("No longer marked as done")
  }

  /// That no question has this number.
  func noQuestion(_ number: Int, last: Int) -> String {
    say("There is no question \(number); they go from 1 to \(last).")
  }
}

extension Interview {
  /// What somebody means who types where to go.
  enum NamedPlace {
    /// A question's identifier, or what may be one.
    case question(String)
    /// A number that no question has, and the highest that one has.
    case noNumber(Int, last: Int)
  }

  /// A question by its number, else by its identifier, which may look like a number as well.
  func place(named text: String) -> NamedPlace {
    guard let number = Int(text) else { return .question(text) }
    if let question = question(numbered: number) { return .question(question.id) }
    return guide.question(text) == nil ? .noNumber(number, last: numbers.values.max() ?? 0) : .question(text)
  }
}
