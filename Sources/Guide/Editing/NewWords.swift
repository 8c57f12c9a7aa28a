import Wording

/// Words that stand in what a form adds, until somebody writes over them: an empty line of a guide cannot be kept.
struct NewWords {
  /// BCP 47 tag of the language of the guide.
  let language: String

  var question: String { said("New question") }
  var section: String { said("New section") }
  var opposite: String { said("opposite") }
  var ends: [String] { [said("not at all"), said("completely")] }
  var yesNo: [AnswerOption] {
    [AnswerOption(code: "1", text: said("Yes")), AnswerOption(code: "0", text: said("No"))]
  }

  func labels(_ codes: [String]) -> [AnswerOption] {
    codes.map { AnswerOption(code: $0, text: said("Choice \($0)")) }
  }

  func rows(_ count: Int) -> [Row] {
    (1...count).map { Row(id: "\($0)", text: said("Row \($0)")) }
  }

  /// The labels that a kind has by itself.
  func standard(_ kind: String) -> [AnswerOption]? {
    let options = AnswerKinds.kind(kind)?.defaultOptions(language) ?? []
    return options.isEmpty ? nil : options
  }

  private func said(_ sentence: Sentence) -> String { sentence.said(in: language) }
}
