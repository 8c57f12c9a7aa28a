import Guide
import Interview
import Interviewing
import Sound
import WebServing

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
    /// BCP 47 tag of the questions.
    var language: String
  }

  /// The answer to one question.
  struct Given: Encodable, Hashable, Sendable {
    /// As the widgets read and write it: an object with one field.
    var value: AnswerValue?
    /// Why there is none.
    var reason: String?
    /// What the guide says is wrong with it.
    var problem: String?
  }

  /// One message of the stream; parts without news are left out.
  struct Change: Encodable {
    var isWhole: Bool
    /// Of the last event that it knows of.
    var sequence: Int64
    var head: Head?
    var questions: [String: Given?]?
    var steps: [[String]]?
  }

  var head: Head
  /// By question; those without an answer are left out.
  var questions: [String: Given]
  /// The questions that apply, in order: identifier, and a word that changes when the question looks different.
  var steps: [[String]]

  /// What a respondent may know: nothing of questions that do not apply.
  init(_ state: SessionState, _ course: RespondCourse) {
    let interview = state.interview
    let recorder = state.recorder
    let isTakenIn = recorder.state != .lost && recorder.state != .failed
    head = Head(
      recording: state.sounding == .recording && !isTakenIn ? "trouble" : state.sounding.rawValue,
      position: Self.position(in: course, of: interview),
      isFinished: interview.handover?.isFinished ?? false, language: course.language)
    questions = [:]
    steps = course.steps.map { [$0.question.id, $0.print] }
    for step in course.steps {
      questions[step.question.id] = interview.answers[step.question.id].flatMap { Given($0.current) }
      questions[step.question.id]?.problem = step.problem?.sentence(course.language)
    }
  }

  /// The question that was shown last while the section was handed over, also at an earlier sitting, and still applies.
  static func position(in course: RespondCourse, of interview: Interview) -> String? {
    let own = Set(course.steps.map(\.question.id))
    let spans = interview.handovers.filter { $0.section == course.id }
    return interview.visits.last { visit in
      own.contains(visit.question)
        && spans.contains { $0.since <= visit.start && visit.start <= $0.end ?? visit.start }
    }?.question
  }

  /// What is new since `old`; `nil` when nothing is. Without `old` everything.
  ///
  /// - Parameter sequence: Of the last event that this view knows of.
  func change(since old: RespondentView?, sequence: Int64) -> Change? {
    guard let old else {
      return Change(
        isWhole: true, sequence: sequence, head: head, questions: questions.mapValues { .some($0) },
        steps: steps)
    }
    guard old != self else { return nil }
    var changed: [String: Given?] = [:]
    for (id, given) in questions where old.questions[id] != given { changed.updateValue(given, forKey: id) }
    for id in old.questions.keys where questions[id] == nil { changed.updateValue(nil, forKey: id) }
    return Change(
      isWhole: false, sequence: sequence, head: old.head == head ? nil : head,
      questions: changed.isEmpty ? nil : changed, steps: old.steps == steps ? nil : steps)
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

extension RespondCourse.Problem {
  /// What to say; the guide's own words where it has some.
  func sentence(_ language: String) -> String {
    let words = AnsweringWords(guide: language) ?? AnsweringWords(.english)
    return switch self {
    case .invalid(let message): message.isEmpty ? words("oopsCheck") : message
    case .incomplete: words("oopsRows")
    }
  }
}
