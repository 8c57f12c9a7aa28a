/// The few words of ours on a printed page.
enum PrintedGuideWords {
  /// A word in the guide's language: German for `de` and its regions, otherwise English.
  static func text(_ key: Key, _ language: String) -> String {
    GuideLanguage.isGerman(language) ? german(key) : english(key)
  }

  /// What can be said.
  enum Key {
    case participant, interviewer, place, day
    case version, required, onlyIf, handover, chooseAny, rank
  }

  private static func english(_ key: Key) -> String {
    switch key {
    case .participant: "Participant"
    case .interviewer: "Interviewer"
    case .place: "Place"
    case .day: "Date and time"
    case .version: "version"
    case .required: "answer needed"
    case .onlyIf: "Only if"
    case .handover: "The interviewee answers these alone."
    case .chooseAny: "Choose all that apply."
    case .rank: "Number these in order, 1 first."
    }
  }

  private static func german(_ key: Key) -> String {
    switch key {
    case .participant: "Interviewte Person"
    case .interviewer: "Interviewt von"
    case .place: "Ort"
    case .day: "Tag und Uhrzeit"
    case .version: "Fassung"
    case .required: "Antwort nötig"
    case .onlyIf: "Nur wenn"
    case .handover: "Diese Fragen beantwortet die interviewte Person allein."
    case .chooseAny: "Alles Zutreffende ankreuzen."
    case .rank: "In eine Reihenfolge bringen, 1 zuerst."
    }
  }
}
