/// What the list in an export folder says about a file, in each of its languages.
package struct FileWords: Hashable, Sendable {
  /// The words, without a full stop where they say what a file is.
  package let english, german: String

  /// Makes words.
  package init(_ english: String, german: String) {
    (self.english, self.german) = (english, german)
  }

  /// Those of one language.
  func text(isGerman: Bool) -> String { isGerman ? german : english }
}

extension ExportFormat {
  /// The name of the format, for a file of which there is nothing else to say.
  static var nameWords: FileWords { FileWords(name, german: germanName) }
}
