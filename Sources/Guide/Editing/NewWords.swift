/// Words that stand in what a form adds, until somebody writes over them: an empty line of a guide cannot be kept.
struct NewWords {
  private let isGerman: Bool
  private let language: String

  init(language: String) {
    self.language = language
    isGerman = language.lowercased().hasPrefix("de")
  }

  var question: String { isGerman ? "Neue Frage" : "New question" }
  var section: String { isGerman ? "Neuer Abschnitt" : "New section" }
  var opposite: String { isGerman ? "Gegenteil" : "opposite" }
  var ends: [String] { isGerman ? ["gar nicht", "völlig"] : ["not at all", "completely"] }
  var yesNo: [AnswerOption] {
    zip(["1", "0"], isGerman ? ["Ja", "Nein"] : ["Yes", "No"]).map { AnswerOption(code: $0, text: $1) }
  }

  func labels(_ codes: [String]) -> [AnswerOption] {
    codes.map { AnswerOption(code: $0, text: "\(isGerman ? "Antwort" : "Choice") \($0)") }
  }

  func rows(_ count: Int) -> [Row] {
    (1...count).map { Row(id: "\($0)", text: "\(isGerman ? "Zeile" : "Row") \($0)") }
  }

  /// The labels that a kind has by itself.
  func standard(_ kind: String) -> [AnswerOption]? {
    switch kind {
    case "gender": GenderAnswer.defaultOptions(language)
    case "yesnomatrix": YesNoMatrixAnswer.defaultOptions(language)
    case "changematrix": ChangeMatrixAnswer.defaultOptions(language)
    default: nil
    }
  }
}
