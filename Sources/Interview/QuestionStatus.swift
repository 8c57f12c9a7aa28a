package import Guide
import Timeline

/// How far a question or a section is.
package enum QuestionStatus: String, Sendable, Codable {
  /// Neither asked nor answered.
  case open
  /// Asked, but something is missing: an answer, or an aspect to tick.
  case part
  /// Answered; for an open question: talked about, with every aspect ticked.
  case done
}

extension Interview {
  /// Visits shorter than this many seconds are passing through, not asking.
  package static let passingSeconds = 2.0

  /// Whether the question was the current one long enough to have been asked.
  package func wasAsked(_ question: String) -> Bool {
    talked(about: question) >= sampleRate.frames(seconds: Self.passingSeconds)
  }

  /// How far a question is. "Asked" is not "answered": a standardised question is done when it has a value or a
  /// missing reason that the guide accepts, a page that only informs when it was shown, an open one when it was talked
  /// about and each of its aspects (`Check:`) is ticked.
  package func status(of question: Question) -> QuestionStatus {
    let asked = wasAsked(question.id)
    if let kind = AnswerKinds.kind(question.kind), !question.isOpen {
      // A page that only informs has been dealt with once it was shown.
      if !kind.hasValue { return asked ? .done : .open }
      if answers[question.id]?.isGiven == true { return run.state(of: question).isOpen ? .part : .done }
      return asked ? .part : .open
    }
    let ticked = tickedProbes[question.id] ?? []
    guard asked else { return ticked.isEmpty ? .open : .part }
    let aspects = question.probes.indices.filter { question.probes[$0].kind == .check }
    return aspects.allSatisfy { ticked.contains($0 + 1) } ? .done : .part
  }

  /// How far a section is: open when all its questions are, done when all are; those that do not apply are left out.
  package func status(of section: Section) -> QuestionStatus {
    let statuses = Set(section.questions.filter(isAsked).map(status(of:)))
    if statuses.isSubset(of: [.done]) { return statuses.isEmpty ? .open : .done }
    return statuses == [.open] ? .open : .part
  }
}
