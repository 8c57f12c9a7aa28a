import Guide

/// The few words of ours on a printed page, English and German side by side.
enum PrintedGuideWords: String {
  case participant, interviewer, place, day
  case version, minutes, required, onlyIf, handover, chooseAny, rank, sum, most
  case exactly, atMost, atLeast, between
  case question, end, answerTo, chosenIn, notChosenIn, comment, mark, mediaNumber, read, signature, play
  case date, time, dateTime, duration

  /// The words in a language: German for `de` and its regions, otherwise English.
  func text(_ language: String) -> String {
    let words = pair
    return GuideLanguage.isGerman(language) ? words.german : words.english
  }

  /// The words with numbers or names in the gaps `%1` and `%2`.
  func text(_ language: String, _ first: String, _ second: String = "") -> String {
    text(language).replacing("%1", with: first).replacing("%2", with: second)
  }

  private var pair: (english: String, german: String) {
    switch self {
    case .participant: ("Participant", "Interviewte Person")
    case .interviewer: ("Interviewer", "Interviewt von")
    case .place: ("Place", "Ort")
    case .day: ("Date and time", "Tag und Uhrzeit")
    case .version: ("version", "Fassung")
    case .minutes: ("%1 min", "%1 min")
    case .required: ("answer needed", "Antwort nötig")
    case .onlyIf: ("Only if", "Nur wenn")
    case .handover:
      ("The interviewee answers these alone.", "Diese Fragen beantwortet die interviewte Person allein.")
    case .chooseAny: ("Choose all that apply.", "Alles Zutreffende ankreuzen.")
    case .exactly: ("Choose %1.", "%1 ankreuzen.")
    case .atMost: ("Choose at most %1.", "Höchstens %1 ankreuzen.")
    case .atLeast: ("Choose at least %1.", "Mindestens %1 ankreuzen.")
    case .most: ("At most %1.", "Höchstens %1.")
    case .between: ("Choose %1 to %2.", "%1 bis %2 ankreuzen.")
    case .rank: ("Number these in order, 1 first.", "In eine Reihenfolge bringen, 1 zuerst.")
    case .sum: ("Together", "Zusammen")
    case .question: ("question %1", "Frage %1")
    case .end: ("end", "Ende")
    case .answerTo: ("(answer to question %1)", "(Antwort auf Frage %1)")
    case .chosenIn: ("Only what was chosen in question %1.", "Nur was bei Frage %1 angekreuzt wurde.")
    case .notChosenIn:
      ("Only what was not chosen in question %1.", "Nur was bei Frage %1 nicht angekreuzt wurde.")
    case .comment: ("Comment", "Bemerkung")
    case .mark:
      ("Mark the places on the picture and number them.", "Stellen im Bild ankreuzen und nummerieren.")
    case .mediaNumber: ("Number or name of the file", "Nummer oder Name der Datei")
    case .read: ("Read and understood", "Gelesen und verstanden")
    case .signature: ("Signature", "Unterschrift")
    case .play: ("Play", "Abspielen")
    case .date: ("day · month · year", "Tag · Monat · Jahr")
    case .time: ("hours : minutes", "Stunden : Minuten")
    case .dateTime: ("day · month · year, hours : minutes", "Tag · Monat · Jahr, Stunden : Minuten")
    case .duration: ("hours : minutes", "Stunden : Minuten")
    }
  }
}
