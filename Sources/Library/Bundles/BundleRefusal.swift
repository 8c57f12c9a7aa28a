package import Wording

/// Why an interview of a bundle was left alone.
package enum BundleRefusal: Hashable, Sendable {
  /// Its participant has withdrawn it.
  case withdrawn
  /// It went on here and in the bundle.
  case changedOnBothSides
  /// A file of it, by its path in the interview's folder, is another one here.
  case otherFile(String)
  /// It is being recorded; the sentence says where.
  case inUse(Sentence)

  /// For people, without a full stop.
  package var sentence: Sentence {
    switch self {
    case .withdrawn: "its participant has withdrawn it"
    case .changedOnBothSides:
      "it has been changed in both places since; keep one of the two and delete the other"
    case .otherFile(let path): "its file \(path) differs from the one in the library"
    case .inUse(let sentence): sentence
    }
  }
}
