import Guide
import Interview

extension Interview {
  /// Whether the question with this identifier comes from the guide and was not added on the spot.
  func isInGuide(_ question: String) -> Bool {
    !addedQuestions.contains { $0.id == question } && guide.question(question) != nil
  }

  /// An answer as people read it: labels of this interview's version of the guide; for kinds that this version of the
  /// program does not know, what is stored.
  func text(of value: AnswerValue, to id: String) -> String {
    let question = asked(id)
    if let question, let kind = AnswerKinds.kind(question.kind), !question.isOpen {
      return kind.text(for: value, of: question)
    }
    guard case .choices(let choices) = value else { return value.plainText }
    return choices.map { choice in
      let label = question?.option(choice.code)?.text ?? choice.code
      return choice.text.map { "\(label): \($0)" } ?? label
    }.joined(separator: ", ")
  }
}
