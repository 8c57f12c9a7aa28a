package import Guide
import Timeline

/// How far a question or a section is. Asked is not answered.
package enum QuestionStatus: String, Sendable, Codable {
  /// Neither asked nor answered.
  case open
  /// Asked, or begun, but not answered yet.
  case part
  /// Answered, or done for another reason.
  case done
}

extension Interview {
  /// Whether the question was the current one long enough to have been asked, all its visits together: longer than what
  /// only passed it by.
  package func wasAsked(_ question: String) -> Bool {
    talked(about: question) >= sampleRate.frames(seconds: Self.flyBySeconds)
  }

  /// How far a question is. "Asked" is not "answered". What the interviewer marked as done is done. Else a standardised
  /// question is done when it has a value or a missing reason that the guide accepts, a page that only informs when it was
  /// shown, an open one when there is a reason for having no answer, or when it was talked about and has aspects (`Check:`),
  /// each of which is ticked. That an open question was current does not say that anybody answered it. Without the mark an
  /// answer still stands: "not done" takes back the mark and nothing else.
  package func status(of question: Question) -> QuestionStatus {
    let asked = wasAsked(question.id)
    let ticked = tickedProbes[question.id] ?? []
    let isGiven = answers[question.id]?.isGiven == true
    let begun: QuestionStatus = asked || isGiven || !ticked.isEmpty ? .part : .open
    if settled[question.id] == true { return .done }
    if let kind = AnswerKinds.kind(question.kind), !question.isOpen {
      // A page that only informs has been dealt with once it was shown.
      if !kind.hasValue { return asked ? .done : .open }
      if isGiven { return run.state(of: question).isOpen ? .part : .done }
      return asked ? .part : .open
    }
    if isGiven { return .done }
    let aspects = question.probes.indices.filter { question.probes[$0].kind == .check }
    return asked && !aspects.isEmpty && aspects.allSatisfy { ticked.contains($0 + 1) } ? .done : begun
  }

  /// How far the questions are that are to be dealt with, counted as each one's status says: what is answered or begun was
  /// asked.
  package var progress: (asked: Int, answered: Int, total: Int) {
    let statuses = guide.questions.filter(isAsked).map(status(of:))
    return (statuses.count { $0 != .open }, statuses.count { $0 == .done }, statuses.count)
  }

  /// How far a section is: open when all its questions are, done when all are; those that do not apply are left out.
  package func status(of section: Section) -> QuestionStatus {
    let statuses = Set(section.questions.filter(isAsked).map(status(of:)))
    if statuses.isSubset(of: [.done]) { return statuses.isEmpty ? .open : .done }
    return statuses == [.open] ? .open : .part
  }
}
