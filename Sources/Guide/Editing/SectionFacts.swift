/// What is said of a section, apart from its questions.
package struct SectionFacts: Hashable, Sendable, Codable {
  /// The heading.
  package var title: String
  /// Shown or read aloud at its start.
  package var texts: [String]
  /// For the interviewer only.
  package var interviewerNotes: [String]
  /// Whether the interviewee answers it alone.
  package var isHandover: Bool
  /// `minutes`, `if`, `shuffle`, `pin` and others.
  package var attributes: [Attribute]

  /// The facts of a section.
  package init(_ section: Section) {
    (title, texts, interviewerNotes) = (section.title, section.texts, section.interviewerNotes)
    (isHandover, attributes) = (section.isHandover, section.attributes)
  }

  func put(into section: inout Section) {
    (section.title, section.texts, section.interviewerNotes) = (title, texts, interviewerNotes)
    (section.isHandover, section.attributes) = (isHandover, attributes)
  }
}
