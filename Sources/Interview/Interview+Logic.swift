import Foundation
package import Guide

/// What the logic of the guide says in this interview.
extension Interview {
  /// The seed of its random orders; `nil` when it was led in the order of the guide.
  package var seed: Int? { beginning?.seed }

  /// Whether a question or section applies, or may still turn out to: only what certainly does not apply is left out.
  package func applies(_ id: String) -> Bool { verdicts?.applies(id) ?? (run.relevance(id) != .no) }

  /// Whether a question counts among those to be dealt with: it applies, and somebody is to be asked.
  package func isAsked(_ question: Question) -> Bool {
    applies(question.id) && !question.isCalculated && !question.isHidden
  }

  /// A question as it is shown in this interview now: earlier answers in its texts, choices in the interview's order.
  package func shown(_ id: String) -> Question? {
    (ordered.question(id) ?? guide.question(id)).map(run.shown)
  }

  /// What stands for a question in tables: its value, the reason for having none, or neither.
  ///
  /// What does not apply is `notApplicable`, whatever was answered before; after the interview was saved, what was asked
  /// without an answer is `skipped` and what was never asked `notReached`.
  package func result(of question: Question) -> Result {
    guard let kind = AnswerKinds.kind(question.kind), kind.hasValue else {
      return answers[question.id]?.result ?? .nothing
    }
    if !applies(question.id) { return .missing(.notApplicable) }
    if question.isCalculated { return calculated(question.id).map { .value($0) } ?? .nothing }
    if let result = answers[question.id]?.result { return result }
    guard status == .saved, !question.isHidden else { return .nothing }
    let isReached = passedBy.contains(question.id) || visits.contains { $0.question == question.id }
    return .missing(isReached ? .skipped : .notReached)
  }

  private func calculated(_ question: String) -> AnswerValue? {
    verdicts == nil ? run.calculated(question) : verdicts?.calculated[question]
  }

  /// What stands for a question in tables.
  package enum Result: Hashable, Sendable {
    /// A value.
    case value(AnswerValue)
    /// A reason for having none.
    case missing(MissingReason)
    /// Neither, yet.
    case nothing
  }

  /// Puts the guide into the order of this interview. Questions added on the spot stay at the ends of their sections.
  mutating func arrange() {
    ordered = guide
    let added = Set(addedQuestions.map(\.id))
    if seed != nil {
      let own = Dictionary(guide.sections.map { ($0.id, $0) }) { first, _ in first }
      let order = run.sections.map(\.id)
      ordered.sections = order.compactMap { own[$0] } + guide.sections.filter { !order.contains($0.id) }
    }
    for index in ordered.sections.indices {
      var section = ordered.sections[index]
      let late = section.questions.filter { added.contains($0.id) }
      section.questions.removeAll { added.contains($0.id) }
      if seed != nil {
        section.questions = run.questions(of: section)
        for place in section.questions.indices
        where section.questions[place].attributes.contains(where: { $0.name == "shuffle" }) {
          section.questions[place].options = run.options(of: section.questions[place])
          section.questions[place].rows = run.rows(of: section.questions[place])
        }
      }
      section.questions.removeAll { $0.isHidden }
      section.questions += late
      ordered.sections[index] = section
    }
  }
}

extension Question {
  /// Whether it is not shown: its value is worked out, or comes from elsewhere.
  package var isHidden: Bool { attributes.contains { $0.name == "hidden" } }
}

extension Answer {
  /// `nil` when it was taken back.
  fileprivate var result: Interview.Result? {
    current.value.map { .value($0) } ?? current.reason.map { .missing($0) }
  }
}

extension Moment {
  /// A wall-clock time at a place so many seconds away from UTC.
  init?(_ date: Date, offset: Int) {
    guard let zone = TimeZone(secondsFromGMT: offset) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let day = CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0),
      let time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    else { return nil }
    self.init(day: day, time: time)
  }
}
