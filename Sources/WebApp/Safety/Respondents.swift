import Synchronization

/// Which hand-over a respondent's browser belongs to. The role names interview and section; a later hand-over of the
/// same section is another one, and opens nothing to a browser of the earlier.
final class Respondents: Sendable {
  /// How a browser came to answer.
  struct Place: Hashable, Sendable {
    /// Identifier of the hand-over.
    var handover: String
    /// Whether this is the interviewer's device: the PIN makes it theirs again. A second device never becomes one.
    var isOwnDevice: Bool
    /// BCP 47 tag of the words it was shown last.
    var language: String?
  }

  private let places = Mutex<[Int: Place]>([:])

  /// Notes where a browser belongs.
  func note(_ place: Place, of visitor: Visitor) { places.withLock { $0[visitor.id] = place } }

  /// Notes in which language a browser was shown its questions, so that their end is told in it.
  func noteLanguage(_ tag: String, of visitor: Visitor) { places.withLock { $0[visitor.id]?.language = tag } }

  /// Where it belongs.
  func place(of visitor: Visitor) -> Place? { places.withLock { $0[visitor.id] } }

  /// Forgets a browser.
  func forget(_ visitor: Visitor) { forget(visitor.id) }

  /// The same by its identifier.
  func forget(_ id: Int) { places.withLock { $0[id] = nil } }

  /// How many browsers belong to a hand-over.
  func count(in handover: String) -> Int {
    places.withLock { $0.values.count { $0.handover == handover } }
  }
}
