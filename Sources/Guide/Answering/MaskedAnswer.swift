package import Wording

/// A text of a fixed form, such as the number of a document. In the mask `9` is a digit, `A` a letter, `*` either, all
/// else itself; typed without the fixed signs, they are put in.
package enum MaskedAnswer: AnswerKind {
  /// `masked`
  package static let id = "masked"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a text of a fixed form", group: .text, picture: .text, example: "AB-1234",
    parts: KindParts(with: [.mask]),
    widget: .text, comparisons: .words,
    formats: KindFormats(
      xlsForm: .kind(TextAnswer.id), limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id),
      redcap: .left))

  /// `a text of the form AA-9999`
  package static func expectation(for question: Question) -> Sentence {
    "a text of the form \(question.format.mask ?? "")\(question.missingHint)"
  }

  /// Takes a text that fits the mask, with or without its fixed signs.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = try TextRules(question).text(from: text.onOneLine, expected: expectation(for: question))
    guard let mask = question.format.mask, !mask.isEmpty else { return .text(typed) }
    guard let fitted = fitted(typed, mask) else {
      throw AnswerProblem("“\(typed.shortened)” does not have the form asked for: \(mask.shortened)")
    }
    return .text(fitted)
  }

  /// `id`, a text as long as the mask.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).text(most: question.format.mask?.count)]
  }

  /// The text, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }

  /// The text with the fixed signs of the mask in it; `nil` when it does not fit.
  static func fitted(_ text: String, _ mask: String) -> String? {
    var rest = text[...]
    var result = ""
    for sign in mask {
      guard let next = rest.first else {
        // Fixed signs at the end need not be typed.
        guard !"9A*".contains(sign) else { return nil }
        result.append(sign)
        continue
      }
      let isDigit = next.isASCII && next.isNumber
      switch sign {
      case "9": if !isDigit { return nil }
      case "A": if !next.isLetter { return nil }
      case "*": if !isDigit && !next.isLetter { return nil }
      default:
        result.append(sign)
        if next == sign { rest.removeFirst() }
        continue
      }
      result.append(next)
      rest.removeFirst()
    }
    return rest.isEmpty ? result : nil
  }
}
