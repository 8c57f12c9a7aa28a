package import Guide
package import Interview
package import Timeline

/// One interview's answer to a question: a value that stands and is no reason for having none.
package struct GivenAnswer: Hashable, Sendable {
  /// Where it comes from.
  package var interview: InterviewName
  /// The value.
  package var value: AnswerValue
  /// The value as people read it, with the labels of that interview's version of the guide.
  package var text: String
  /// Where on the sound it was entered.
  package var frame: Frame
  /// The same in seconds.
  package var seconds: Double

  /// Takes the answer of `interview` to a question.
  package init(_ value: AnswerValue, to question: String, at frame: Frame, in interview: Interview) {
    self.interview = InterviewName(interview)
    self.value = value
    self.frame = frame
    text = interview.text(of: value, to: question)
    seconds = frame.seconds(at: interview.sampleRate)
  }
}

extension GivenAnswer: Encodable {
  private enum CodingKeys: String, CodingKey { case interview, value, text, frame, seconds }

  /// Writes the value as plain JSON: a text, a number, or the codes that were chosen.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interview, forKey: .interview)
    try container.encode(PlainValue(value, for: nil), forKey: .value)
    try container.encode(text, forKey: .text)
    try container.encode(frame, forKey: .frame)
    try container.encode(seconds, forKey: .seconds)
  }
}
