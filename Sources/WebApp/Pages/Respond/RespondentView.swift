import Guide
import Interview
import Interviewing
import Sound

/// All that a respondent's page learns of the interview: the answers of its section, where it stands, and whether the
/// talk is being recorded. Sent in the shape of `StateView`, so that `js/live.js` reads it.
struct RespondentView: Hashable, Sendable {
  /// Where things stand.
  struct Head: Encodable, Hashable, Sendable {
    /// `recording`, `paused`, `offRecord`, `ended`, or `trouble` when no sound can be taken in.
    var recording: String
    /// The question of the section shown last.
    var position: String?
    /// Whether the end was reached.
    var isFinished: Bool
  }

  /// The answer to one question.
  struct Given: Encodable, Hashable, Sendable {
    /// As the widgets read and write it: an object with one field.
    var value: AnswerValue?
    /// Why there is none.
    var reason: String?
  }

  /// One message of the stream; parts without news are left out.
  struct Change: Encodable {
    var isWhole: Bool
    var head: Head?
    var questions: [String: Given?]?
  }

  var head: Head
  /// By question; those without an answer are left out.
  var questions: [String: Given]

  /// What a respondent of `section` may know.
  init(_ state: SessionState, section: Section) {
    let interview = state.interview
    let recorder = state.recorder
    let isTakenIn = recorder.state != .lost && recorder.state != .failed
    head = Head(
      recording: state.sounding == .recording && !isTakenIn ? "trouble" : state.sounding.rawValue,
      position: Self.position(in: section, of: interview), isFinished: interview.handover?.isFinished ?? false
    )
    questions = [:]
    for question in section.questions {
      questions[question.id] = interview.answers[question.id].flatMap { Given($0.current) }
    }
  }

  /// The question of the section that was shown last while it was handed over, also at an earlier sitting.
  static func position(in section: Section, of interview: Interview) -> String? {
    let own = Set(section.questions.map(\.id))
    let spans = interview.handovers.filter { $0.section == section.id }
    return interview.visits.last { visit in
      own.contains(visit.question)
        && spans.contains { $0.since <= visit.start && visit.start <= $0.end ?? visit.start }
    }?.question
  }

  /// What is new since `old`; `nil` when nothing is. Without `old` everything.
  func change(since old: RespondentView?) -> Change? {
    guard let old else {
      return Change(isWhole: true, head: head, questions: questions.mapValues { .some($0) })
    }
    guard old != self else { return nil }
    var changed: [String: Given?] = [:]
    for (id, given) in questions where old.questions[id] != given { changed.updateValue(given, forKey: id) }
    for id in old.questions.keys where questions[id] == nil { changed.updateValue(nil, forKey: id) }
    return Change(
      isWhole: false, head: old.head == head ? nil : head, questions: changed.isEmpty ? nil : changed)
  }
}

extension RespondentView.Given {
  /// `nil` when nothing stands.
  init?(_ entry: Answer.Entry) {
    guard entry.value != nil || entry.reason != nil else { return nil }
    value = entry.value
    reason = entry.reason?.word
  }
}
