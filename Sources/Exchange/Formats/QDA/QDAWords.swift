import Interview

/// The words of a QDA project in the language of the first talk: German, else English.
struct QDAWords {
  let marks: String
  let notes: String
  let note: String
  let keywords: String
  let added: String
  let interviewer: String
  let date: String
  let language: String
  let status: String
  let seconds: String
  private let isGerman: Bool

  static func of(language: String) -> QDAWords {
    let isGerman = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first == "de"
    return isGerman ? german : english
  }

  /// The code of the marks of one colour.
  func mark(_ colour: Int) -> String {
    isGerman ? "Marke \(MarkColour.word(colour, german: true))" : "Mark \(MarkerName.colour(colour))"
  }

  /// How far an interview is.
  func status(_ status: Interview.Status) -> String {
    guard isGerman else { return status.rawValue }
    return switch status {
    case .planned: "geplant"
    case .open: "offen"
    case .saved: "gespeichert"
    }
  }

  private static let english = QDAWords(
    marks: "Marks", notes: "Notes", note: "Note", keywords: "Keywords", added: "Questions added on the spot",
    interviewer: "Interviewer", date: "Interview: date", language: "Interview: language",
    status: "Interview: status", seconds: "Interview: seconds recorded", isGerman: false)

  private static let german = QDAWords(
    marks: "Marken", notes: "Notizen", note: "Notiz", keywords: "Stichwörter",
    added: "Im Gespräch ergänzte Fragen", interviewer: "Interviewer:in", date: "Interview: Datum",
    language: "Interview: Sprache", status: "Interview: Stand", seconds: "Interview: aufgenommene Sekunden",
    isGerman: true)
}
