import Guide
import Interview

extension RecorderTexts {
  /// That the sound stops at a question.
  var neverRecorded: String {
    isGerman ? "Wird nie aufgenommen: Hier steht der Ton still" : "Never recorded: the sound stops here"
  }

  /// What the guide's logic says of a question: why it does not apply, or what is wrong with its answer.
  func remark(on question: Question, in interview: Interview) -> String? {
    if !interview.applies(question.id) {
      let condition = ConditionWording(interview.guide, language: isGerman ? "de" : "en", run: interview.run)
        .when(question.id)
      let word = isGerman ? "Trifft nicht zu" : "Does not apply"
      return condition.map { "\(word); \(isGerman ? "nur wenn" : "only if"): \($0)" } ?? word
    }
    switch interview.run.state(of: question) {
    case .needed where interview.wasAsked(question.id):
      return isGerman ? "Antwort noch nötig" : "An answer is still needed"
    case .incomplete: return isGerman ? "Einige Zeilen sind noch offen" : "Some rows are still open"
    case .invalid(let message):
      return message.isEmpty
        ? (isGerman ? "Die Antwort passt noch nicht" : "The answer does not fit yet") : message
    default: return nil
    }
  }
}
