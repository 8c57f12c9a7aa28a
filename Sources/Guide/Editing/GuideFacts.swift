/// What is said of a guide as a whole, apart from its sections.
package struct GuideFacts: Hashable, Sendable, Codable {
  /// See `Guide`; the id is no fact that a form changes, because pages and interviews call the guide by it.
  package var title, language, version, author, date, note, study: String
  /// Shown or read aloud before the first section.
  package var introduction: [String]
  /// For the interviewer only.
  package var interviewerNotes: [String]

  /// The facts of a guide.
  package init(_ guide: Guide) {
    (title, language, version, author) = (guide.title, guide.language, guide.version, guide.author)
    (date, note, study) = (guide.date, guide.note, guide.study)
    (introduction, interviewerNotes) = (guide.introduction, guide.interviewerNotes)
  }

  func put(into guide: inout Guide) {
    if !title.allSatisfy(\.isWhitespace) { guide.title = title }
    (guide.language, guide.version, guide.author) = (language, version, author)
    (guide.date, guide.note, guide.study) = (date, note, study)
    (guide.introduction, guide.interviewerNotes) = (introduction, interviewerNotes)
  }
}
