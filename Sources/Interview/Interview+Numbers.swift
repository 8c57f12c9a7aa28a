package import Guide

/// The numbers by which people call questions: the same in every interview along a guide, on every screen and in every
/// list, whatever order this interview has them in.
extension Interview {
  /// By question: counted through the guide, then those that were added on the spot in the order in which they were.
  package var numbers: [String: Int] {
    var numbers = originalGuide.numbers
    for (index, added) in addedQuestions.enumerated() {
      numbers[added.id] = originalGuide.questions.count + index + 1
    }
    return numbers
  }

  /// The question with this number, if there is one that can be asked.
  package func question(numbered number: Int) -> Question? {
    guard number > 0 else { return nil }
    let written = originalGuide.questions
    if written.indices.contains(number - 1) { return ordered.question(written[number - 1].id) }
    let index = number - 1 - written.count
    return addedQuestions.indices.contains(index) ? ordered.question(addedQuestions[index].id) : nil
  }
}
