/// Why an archive could not be written or read.
package enum TarProblem: Error, Hashable, Sendable {
  /// It is no archive of ours, or was changed or cut off.
  case damaged
  /// This path is too long, or the file of 8 GiB or more.
  case doesNotFit(String)
  /// A file had another size than was announced: it was changed meanwhile.
  case changed
}
