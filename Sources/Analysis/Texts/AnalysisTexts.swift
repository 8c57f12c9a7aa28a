package import Guide
package import Interview

/// The fixed words of tables and charts. Words of the guide and of participants are never translated.
package struct AnalysisTexts: Hashable, Sendable {
  /// The language.
  package let language: AnalysisLanguage

  /// Words in this language.
  package init(_ language: AnalysisLanguage) { self.language = language }

  /// Words for a BCP 47 tag: German, else English.
  package init(language tag: String) { language = AnalysisLanguage(tag: tag) }

  /// One of two words.
  func word(_ english: String, _ german: String) -> String { language == .de ? german : english }

  /// Answers to a yes-no question without options of its own.
  package var yes: String { word("yes", "ja") }
  /// The other one.
  package var no: String { word("no", "nein") }

  /// Heading of the reasons for having no answer.
  package var withoutAnswer: String { word("No answer", "Ohne Antwort") }
  /// The question came up, but nothing was entered.
  package var nothingEntered: String { word("nothing entered", "nichts eingetragen") }
  /// It did not come up.
  package var notAsked: String { word("not asked", "nicht gefragt") }
  /// The version of the guide has no such question.
  package var notInGuide: String {
    word("not in that version of the guide", "nicht in dieser Leitfadenversion")
  }
  /// Nobody answered.
  package var noAnswers: String { word("No answers yet.", "Noch keine Antworten.") }
  /// Answers that do not fit the tables.
  package var otherAnswers: String { word("Other answers", "Andere Antworten") }

  /// The word for a reason.
  package func reason(_ reason: MissingReason) -> String {
    switch reason {
    case .skipped: word("skipped", "übersprungen")
    case .dontKnow: word("don't know", "weiß nicht")
    case .refused: word("refused", "verweigert")
    case .notApplicable: word("not applicable", "trifft nicht zu")
    case .notReached: word("not reached", "nicht mehr gefragt")
    }
  }

  /// The words for a row of missing answers.
  package func missing(_ row: MissingRow) -> String { row.reason.map(reason) ?? row.label }

  /// Smallest, largest, middle, mean, spread.
  package var minimum: String { word("smallest", "kleinster Wert") }
  /// The largest number.
  package var maximum: String { word("largest", "größter Wert") }
  /// The middle number.
  package var median: String { word("median", "Median") }
  /// The arithmetic mean.
  package var mean: String { word("mean", "Mittelwert") }
  /// The standard deviation.
  package var deviation: String { word("standard deviation", "Standardabweichung") }
  /// The first quartile.
  package var lowerQuartile: String { word("lower quartile", "unteres Viertel") }
  /// The third quartile.
  package var upperQuartile: String { word("upper quartile", "oberes Viertel") }
  /// Between which numbers the middle half lies.
  package func middleHalf(_ from: String, _ to: String) -> String {
    word("half of them from \(from) to \(to)", "die Hälfte von \(from) bis \(to)")
  }
  /// The first date.
  package var earliest: String { word("earliest", "frühestes Datum") }
  /// The last date.
  package var latest: String { word("latest", "spätestes Datum") }
  /// All of a table.
  package var total: String { word("all", "gesamt") }

  /// `n = 12 of 14 interviews`
  package func basis(_ count: Int, of total: Int) -> String {
    let number = self.count(count)
    if count == total {
      return "n = \(number) \(total == 1 ? word("interview", "Interview") : word("interviews", "Interviews"))"
    }
    return
      "n = \(number) \(word("of \(self.count(total)) interviews", "von \(self.count(total)) Interviews"))"
  }

  /// That shares of a question with several answers add up to more than all.
  package var severalAnswers: String {
    word(
      "Several answers were possible: percent of the people who answered.",
      "Mehrere Antworten waren möglich: Prozent der Personen, die geantwortet haben.")
  }

  /// What an interview is, as a value to filter by.
  package func status(_ status: Interview.Status) -> String {
    switch status {
    case .planned: word("planned", "geplant")
    case .open: word("open", "offen")
    case .saved: word("saved", "gespeichert")
    }
  }

  /// What an attribute that is no question is called.
  package func attribute(_ attribute: AnalysisAttribute) -> String {
    switch attribute {
    case .status: word("Status", "Status")
    case .language: word("Language", "Sprache")
    case .place: word("Place", "Ort")
    case .guideVersion: word("Version of the guide", "Leitfadenversion")
    case .participant: word("Participant", "Teilnehmende Person")
    case .question(let id): id
    }
  }

  /// An attribute without a value.
  package var notSaid: String { word("not said", "keine Angabe") }
}
