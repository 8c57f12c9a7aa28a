/// A study whose interviews should not be kept any longer.
package struct Overdue: Hashable, Sendable {
  /// `id` of the guide.
  package var guide: String
  /// The guide's title.
  package var title: String
  /// Until when they were to be kept: `2030-12-31`.
  package var day: String
  /// How many interviews along it are still there.
  package var interviews: Int
}
