import Interview
import Wording

/// The words of a QDA project in the language of the first talk, as far as somebody wrote them in it; else in English.
struct QDAWords {
  /// BCP 47 tag of the language.
  let language: String

  var marks: String { said("Marks") }
  var notes: String { said("Notes") }
  var note: String { said("Note") }
  var keywords: String { said("Keywords") }
  var added: String { said("Questions added on the spot") }
  var interviewer: String { said("Interviewer") }
  var date: String { said("Interview: date") }
  var interviewLanguage: String { said("Interview: language") }
  var status: String { said("Interview: status") }
  var seconds: String { said("Interview: seconds recorded") }

  /// The code of the marks of one colour.
  func mark(_ colour: Int) -> String {
    MarkColour.words.indices.contains(colour - 1)
      ? said("Mark \(MarkColour.name(colour))") : said("Mark colour \(colour)")
  }

  /// How far an interview is.
  func status(_ status: Interview.Status) -> String {
    switch status {
    case .planned: said("planned")
    case .open: said("open")
    case .saved: said("saved")
    }
  }

  private func said(_ sentence: Sentence) -> String { sentence.said(in: language) }
}
