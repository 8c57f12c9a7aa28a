/// Why an interview of a bundle was left alone.
package enum BundleRefusal: Hashable, Sendable {
  /// Its participant has withdrawn it.
  case withdrawn
  /// It went on here and in the bundle.
  case changedOnBothSides
  /// A file of it, by its path in the interview's folder, is another one here.
  case otherFile(String)
  /// It is being recorded; the sentence says where.
  case inUse(String)

  /// For people, without a full stop.
  package var sentence: String {
    switch self {
    case .withdrawn: "its participant has withdrawn it, so it is not taken in again"
    case .changedOnBothSides: "it was changed here and there since; keep one of the two and delete the other"
    case .otherFile(let path): "its \(path) is another one than in the library"
    case .inUse(let sentence): sentence
    }
  }
}
