package import Interview

/// Which interviews a list shows; what is `nil` is not asked.
package struct InterviewFilter: Hashable, Sendable {
  /// `id` or title of the guide, capitals aside.
  package var guide: String?
  /// How far it is.
  package var status: Interview.Status?
  /// The participant's code, capitals aside.
  package var participant: String?
  /// At most this many.
  package var limit: Int?

  /// Makes a filter; the empty one lets everything through.
  package init(
    guide: String? = nil, status: Interview.Status? = nil, participant: String? = nil, limit: Int? = nil
  ) {
    self.guide = guide
    self.status = status
    self.participant = participant
    self.limit = limit
  }
}
