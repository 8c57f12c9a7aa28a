import Guide

/// LimeSurvey's question types and what they are in a guide.
enum LimeSurveyTypes {
  /// Kind of answer by type; what depends on settings is decided elsewhere.
  static let kinds: [String: String] = [
    "1": DualMatrixAnswer.id, "5": ScaleAnswer.id, "A": ScaleMatrixAnswer.id, "B": ScaleMatrixAnswer.id,
    "C": YesNoMatrixAnswer.id, "D": DateAnswer.id,
    "E": ChangeMatrixAnswer.id,
    "F": MatrixAnswer.id, "G": GenderAnswer.id, "H": MatrixAnswer.id, "I": InformationAnswer.id,
    "K": NumbersAnswer.id, "L": SingleAnswer.id, "!": SingleAnswer.id,
    "M": MultipleAnswer.id, "N": NumberAnswer.id, "O": SingleAnswer.id, "P": MultipleAnswer.id,
    "Q": TextsAnswer.id, "R": RankingAnswer.id, "S": TextAnswer.id,
    "T": LongTextAnswer.id, "U": LongTextAnswer.id, "X": InformationAnswer.id, "Y": SingleAnswer.id,
    ":": NumberMatrixAnswer.id, ";": TextMatrixAnswer.id, "|": FileAnswer.id,
    "*": CalculatedAnswer.id,
  ]

  /// The type that a kind is written as; a question of another type remembers it.
  static let usual: [String: String] = [
    ScaleAnswer.id: "5", MatrixAnswer.id: "F", DualMatrixAnswer.id: "1", YesNoMatrixAnswer.id: "C",
    ChangeMatrixAnswer.id: "E", DateAnswer.id: "D",
    GenderAnswer.id: "G", InformationAnswer.id: "X", NumbersAnswer.id: "K", SingleAnswer.id: "L",
    MultipleAnswer.id: "M", NumberAnswer.id: "N", TextsAnswer.id: "Q", RankingAnswer.id: "R",
    TextAnswer.id: "S", LongTextAnswer.id: "T", NumberMatrixAnswer.id: ":",
    TextMatrixAnswer.id: ";", FileAnswer.id: "|", CalculatedAnswer.id: "*",
  ]

  /// The choices that a type brings along, in a language.
  static func fixedOptions(_ type: String, language: String) -> [AnswerOption] {
    let isGerman = GuideLanguage.isGerman(language)
    func options(_ codes: [String], _ english: [String], _ german: [String]) -> [AnswerOption] {
      zip(codes, isGerman ? german : english).map { AnswerOption(code: $0, text: $1) }
    }
    switch type {
    case "C": return options(["Y", "U", "N"], ["Yes", "Uncertain", "No"], ["Ja", "Unsicher", "Nein"])
    case "E":
      return options(
        ["I", "S", "D"], ["Increase", "Same", "Decrease"], ["Zunahme", "Gleichbleibend", "Abnahme"])
    case "G": return options(["F", "M"], ["Female", "Male"], ["weiblich", "männlich"])
    case "Y": return options(["Y", "N"], ["Yes", "No"], ["Ja", "Nein"])
    default: return []
    }
  }

  /// The label of the choice for everything else.
  static func other(language: String) -> String { GuideLanguage.isGerman(language) ? "Sonstiges" : "Other" }
}
