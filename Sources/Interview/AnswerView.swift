import Foundation
import Guide
package import Timeline

/// An answer as JSON for programs that know nothing of Leitfaden.
package struct AnswerView: Hashable, Sendable, Encodable {
  /// What was said at one moment.
  package struct Entry: Hashable, Sendable, Encodable {
    /// The value as plain JSON, if one was given.
    package var value: PlainValue?
    /// `skipped`, `dont-know`, `refused`, `not-applicable` or `not-reached`, if there is none.
    package var reason: String?
    /// Where on the sound it was entered, in frames and in seconds.
    package var frame: Frame, seconds: Double
    /// When, ISO 8601 in UTC.
    package var wall: String
    /// `interviewer` or `handover`.
    package var mode: String
  }

  /// The question.
  package var question: String
  /// What counts now; its fields stand beside `question`.
  package var current: Entry
  /// What was there before, oldest first.
  package var earlier: [Entry]

  init(_ answer: Answer, question: Question?, rate: SampleRate) {
    func entry(_ entry: Answer.Entry) -> Entry {
      Entry(
        value: entry.value.map { PlainValue($0, for: question) }, reason: entry.reason?.word,
        frame: entry.frame, seconds: entry.frame.seconds(at: rate), wall: InterviewView.text(entry.wall),
        mode: entry.mode.rawValue)
    }
    self.question = answer.question
    current = entry(answer.current)
    earlier = answer.earlier.map(entry)
  }

  private enum CodingKeys: String, CodingKey { case question, earlier }

  /// Writes `{question, value, reason, frame, …, earlier}`.
  package func encode(to encoder: any Encoder) throws {
    try current.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(question, forKey: .question)
    try container.encode(earlier, forKey: .earlier)
  }
}

extension AnswerView.Entry {
  private enum CodingKeys: String, CodingKey { case value, reason, frame, seconds, wall, mode }

  /// Writes `value` and `reason` always, `null` where there is none.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(reason, forKey: .reason)
    try container.encode(frame, forKey: .frame)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(wall, forKey: .wall)
    try container.encode(mode, forKey: .mode)
  }
}
