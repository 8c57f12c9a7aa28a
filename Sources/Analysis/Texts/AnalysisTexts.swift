package import Guide
package import Interview
import Wording

/// The fixed words of tables and charts. Words of the guide and of participants are never translated.
package struct AnalysisTexts: Hashable, Sendable {
  /// The language.
  package let language: AnalysisLanguage

  /// Words in this language.
  package init(_ language: AnalysisLanguage) { self.language = language }

  /// Words for a BCP 47 tag; English where there are none for it.
  package init(language tag: String) { language = AnalysisLanguage(tag: tag) }

  /// The sentence in the language.
  func say(_ sentence: Sentence) -> String { sentence.said(in: language.rawValue) }

  /// How the language writes a number or a date: one of two ways.
  func form(_ english: String, _ german: String) -> String { language == .de ? german : english }

  /// Answers to a yes-no question without options of its own.
  package var yes: String { say("yes") }
  /// The other one.
  package var no: String { say("no") }

  /// Heading of the reasons for having no answer.
  package var withoutAnswer: String { say("No answer") }
  /// The question came up, but nothing was entered.
  package var nothingEntered: String { say("nothing entered") }
  /// It did not come up.
  package var notAsked: String { say("not asked") }
  /// The version of the guide has no such question.
  package var notInGuide: String {
    say("not in that version of the guide")
  }
  /// Nobody answered.
  package var noAnswers: String { say("No answers yet.") }
  /// Answers that do not fit the tables.
  package var otherAnswers: String { say("Other answers") }

  /// The word for a reason.
  package func reason(_ reason: MissingReason) -> String {
    switch reason {
    case .skipped: say("skipped")
    case .dontKnow: say("don't know")
    case .refused: say("refused")
    case .notApplicable: say("not applicable")
    case .notReached: say("not reached")
    }
  }

  /// The words for a row of missing answers.
  package func missing(_ row: MissingRow) -> String { row.reason.map(reason) ?? row.label }

  /// Smallest, largest, middle, mean, spread.
  package var minimum: String { say("smallest") }
  /// The largest number.
  package var maximum: String { say("largest") }
  /// The middle number.
  package var median: String { say("median") }
  /// The arithmetic mean.
  package var mean: String { say("mean") }
  /// The standard deviation.
  package var deviation: String { say("standard deviation") }
  /// The first quartile.
  package var lowerQuartile: String { say("lower quartile") }
  /// The third quartile.
  package var upperQuartile: String { say("upper quartile") }
  /// Between which numbers the middle half lies.
  package func middleHalf(_ from: String, _ to: String) -> String {
    say("half of them from \(from) to \(to)")
  }
  /// The first date.
  package var earliest: String { say("earliest") }
  /// The last date.
  package var latest: String { say("latest") }
  /// All of a table.
  package var total: String { say("all") }

  /// `n = 12 of 14 interviews`
  package func basis(_ count: Int, of total: Int) -> String {
    let number = self.count(count)
    if count != total { return say("n = \(number) of \(self.count(total)) interviews") }
    return total == 1 ? say("n = \(number) interview") : say("n = \(number) interviews")
  }

  /// That shares of a question with several answers add up to more than all.
  package var severalAnswers: String {
    say("Several answers were possible: percent of the people who answered.")
  }

  /// What an interview is, as a value to filter by.
  package func status(_ status: Interview.Status) -> String {
    switch status {
    case .planned: say("planned")
    case .open: say("open")
    case .saved: say("saved")
    }
  }

  /// What an attribute that is no question is called.
  package func attribute(_ attribute: AnalysisAttribute) -> String {
    switch attribute {
    case .status: say("Status")
    case .language: say("Language")
    case .place: say("Place")
    case .guideVersion: say(Sentence("Version of the guide", named: "analysisGuideVersion"))
    case .participant: say("Participant")
    case .question(let id): id
    }
  }

  /// An attribute without a value.
  package var notSaid: String { say("not said") }
}
