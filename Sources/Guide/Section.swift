/// A titled group of questions.
package struct Section: Hashable, Sendable, Codable {
  /// Unique in the guide, also among the questions.
  package var id: String
  /// The heading; may be empty in a guide without headings.
  package var title: String
  /// The section under whose heading this one stands, if it is a sub-section.
  package var parent: String?
  /// Paragraphs shown or read aloud at its start.
  package var texts: [String]
  /// Remarks for the interviewer only.
  package var interviewerNotes: [String]
  /// Whether the interviewee answers it alone, on the handed-over device.
  package var isHandover: Bool
  /// The questions, in order.
  package var questions: [Question]
  /// `minutes`, `if`, `shuffle`, `pin` and whatever else stood in braces; known ones in the fixed order, then others.
  package var attributes: [Attribute]

  /// Makes a section.
  package init(
    id: String, title: String, parent: String? = nil, texts: [String] = [], interviewerNotes: [String] = [],
    isHandover: Bool = false, questions: [Question] = [], attributes: [Attribute] = []
  ) {
    self.id = id
    self.title = title
    self.parent = parent
    self.texts = texts
    self.interviewerNotes = interviewerNotes
    self.isHandover = isHandover
    self.questions = questions
    self.attributes = attributes
  }

  /// The time meant for it, in minutes, if the guide says one.
  package var minutes: Double? {
    attributes.first { $0.name == "minutes" }?.value.flatMap(Self.minutes)
  }

  /// Reads a time in minutes: a positive number of at most four digits before a decimal point or comma.
  package static func minutes(_ text: String) -> Double? {
    guard let number = NumberReading.number(text), number > 0, number < 10_000 else { return nil }
    return number
  }
}
