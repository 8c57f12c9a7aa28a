import Interview

/// All interviews along one guide, as they were when somebody looked.
struct AnalysisMaterial: Sendable {
  /// The guide's identifier, as interviews have it.
  let guide: String
  /// In the order in which they were begun.
  let interviews: [Interview]
  /// How many more follow the guide and cannot be read.
  let unreadable: Int
  /// How many events each has: equal stamps mean that nothing has happened since.
  let stamp: [String: Int]
}
