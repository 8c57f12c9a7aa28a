import Guide
import Interview
import Wording

extension RecorderTexts {
  /// That the sound stops at a question.
  var neverRecorded: String {
    say("Never recorded: the sound stops here")
  }

  /// What the guide's logic says of a question: why it does not apply, or what is wrong with its answer.
  func remark(on question: Question, in interview: Interview) -> String? {
    if !interview.applies(question.id) {
      let condition = ConditionWording(interview.guide, language: say("en"), run: interview.run)
        .when(question.id)
      let word = say("Does not apply")
      return condition.map { "\(word); \(say("only if")): \($0)" } ?? word
    }
    switch interview.run.state(of: question) {
    case .needed where interview.wasAsked(question.id):
      return say("An answer is still needed")
    case .incomplete: return say("Some rows are still open")
    case .invalid(let message):
      return message.isEmpty
        ? (say("The answer does not fit yet")) : message
    default: return nil
    }
  }
}
