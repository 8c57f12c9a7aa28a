package import Interview

/// Which interview something comes from: enough to name it in a table and to link to it.
package struct InterviewName: Hashable, Sendable, Encodable {
  /// The interview's identifier.
  package var id: String
  /// The participant's code.
  package var participant: String
  /// What the interview is called; may be empty.
  package var title: String

  /// Takes the name of an interview.
  package init(_ interview: Interview) {
    id = interview.id
    participant = interview.participant
    title = interview.title
  }
}
