/// The languages in which tables and charts have words.
package enum AnalysisLanguage: String, Sendable, CaseIterable {
  /// English.
  case en
  /// German.
  case de

  /// The language of a BCP 47 tag: that of `de` for `de-AT`, English where there is none for it.
  package init(tag: String) {
    let first = tag.lowercased().split { $0 == "-" || $0 == "_" }.first
    self = first == "de" ? .de : .en
  }
}
