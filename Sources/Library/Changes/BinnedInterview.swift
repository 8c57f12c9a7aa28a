/// A deleted interview that lies in the bin.
package struct BinnedInterview: Hashable, Sendable, Encodable {
  /// Name of its folder as it was in the library.
  package var folder: String
  /// Name of its folder in `trash/`: the same with the moment of the deletion in front.
  package var place: String
  /// Its identifier; empty when its document cannot be read.
  package var id: String
  /// The participant's code and the title; empty when they cannot be read.
  package var participant, title: String
  /// `2026-11-22 14:05`, local time.
  package var deletedOn: String
  /// The first day on which it may be gone for good.
  package var goesOn: String
  /// What its folder occupies on the disk.
  package var bytes: Int64
}
