/// How far a long piece of work on the library is.
package struct LibraryProgress: Hashable, Sendable {
  /// Interviews done, and how many there are.
  package var done, total: Int
  /// The folder that is being worked on.
  package var name: String

  /// Is called before each interview.
  package typealias Observer = (LibraryProgress) -> Void
}
