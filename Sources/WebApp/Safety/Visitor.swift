import WebServing

/// A browser that was let in.
struct Visitor: Codable, Hashable, Sendable {
  /// What a visitor may see and do. Decided on the server; what a page hides is no protection.
  enum Role: Codable, Hashable, Sendable {
    /// Leads, listens, edits: everything.
    case interviewer
    /// Answers the questions of one section of one interview, and sees nothing else.
    case respondent(interview: String, section: String)
  }

  /// The session's identifier: names it inside the server, opens nothing.
  let id: Int
  /// What it may do.
  let role: Role
  /// Where it was let in, and nowhere else.
  let entrance: Entrance
  /// Must come back in the header `X-Leitfaden` of every change.
  let changeToken: String

  /// Whether this is the interviewer.
  var isInterviewer: Bool { role == .interviewer }

  /// Whether the visitor may take part in this interview.
  func mayAnswer(in interview: String) -> Bool {
    switch role {
    case .interviewer: true
    case .respondent(let own, _): own == interview
    }
  }
}
