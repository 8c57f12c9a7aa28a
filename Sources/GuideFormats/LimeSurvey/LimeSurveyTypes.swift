import Guide

/// LimeSurvey's question types and what they are in a guide.
enum LimeSurveyTypes {
  /// Kind of answer by type; what depends on settings is decided elsewhere.
  static let kinds: [String: String] = [
    "1": "dualmatrix", "5": "scale", "A": "scalematrix", "B": "scalematrix", "C": "yesnomatrix", "D": "date",
    "E": "changematrix",
    "F": "matrix", "G": "gender", "H": "matrix", "I": "info", "K": "numbers", "L": "single", "!": "single",
    "M": "multiple", "N": "number", "O": "single", "P": "multiple", "Q": "texts", "R": "rank", "S": "text",
    "T": "long", "U": "long", "X": "info", "Y": "single", ":": "numbermatrix", ";": "textmatrix", "|": "file",
    "*": "calculated",
  ]

  /// The type that a kind is written as; a question of another type remembers it.
  static let usual: [String: String] = [
    "scale": "5", "matrix": "F", "dualmatrix": "1", "yesnomatrix": "C", "changematrix": "E", "date": "D",
    "gender": "G", "info": "X", "numbers": "K", "single": "L",
    "multiple": "M", "number": "N", "texts": "Q", "rank": "R", "text": "S", "long": "T", "numbermatrix": ":",
    "textmatrix": ";", "file": "|", "calculated": "*",
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
