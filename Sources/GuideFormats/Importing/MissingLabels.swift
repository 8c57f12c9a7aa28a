import Guide
import Wording

/// Gives a text to what has none: choices and rows that the other program shows as a picture only, or as nothing.
enum MissingLabels {
  /// Puts the code where a text is missing, and says so.
  static func fill(_ question: inout Question, _ place: ImportPlace?, _ problems: inout ImportProblems) {
    if AnswerWord(rawValue: question.kind)?.hasEnds == true, question.options.allSatisfy(\.text.isEmpty) {
      // Ends of a scale without labels are none.
      question.options = []
    }
    var filled: [String] = []
    for index in question.options.indices where question.options[index].text.isEmpty {
      let code = question.options[index].code
      question.options[index].text = code
      if question.options[index].image == nil { filled.append(code) }
    }
    for index in (question.secondOptions ?? []).indices
    where question.secondOptions?[index].text.isEmpty == true {
      let code = question.secondOptions?[index].code ?? ""
      question.secondOptions?[index].text = code
      filled.append(code)
    }
    for index in question.rows.indices {
      if question.rows[index].text.isEmpty {
        question.rows[index].text = question.rows[index].id
        filled.append(question.rows[index].id)
      }
      if question.rows[index].opposite?.isEmpty == true { question.rows[index].opposite = "–" }
    }
    guard !filled.isEmpty else { return }
    problems.warning(
      place,
      "“\(question.id)” has choices or rows without a text (\(filled.prefix(8).joined(separator: ", "))); their codes"
        + " are shown instead; write texts")
  }
}
