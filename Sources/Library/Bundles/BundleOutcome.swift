/// What became of an interview of a bundle.
package enum BundleOutcome: Hashable, Sendable {
  /// It is new here.
  case new
  /// The library has all of it already: nothing was changed.
  case known
  /// So many events and files were added to what the library had.
  case grown(events: Int, files: Int)
  /// It was left alone, for this reason.
  case refused(BundleRefusal)
}
