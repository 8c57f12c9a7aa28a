/// Where events are kept for good. The library implements it; the session needs nothing more of a database.
package protocol EventJournal: Sendable {
  /// Appends events, all or none. When this returns they are on disk and survive a power cut. An event whose
  /// identifier is already there is passed over.
  ///
  /// - Throws: When they could not be stored; then none of them is.
  func append(_ events: [InterviewEvent]) async throws
}
