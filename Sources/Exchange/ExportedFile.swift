package import Wording

/// A file that a format wrote.
package struct ExportedFile: Hashable, Sendable {
  /// Its name in the folder.
  package var name: String
  /// What it is, for the list in the folder.
  package var what: Sentence
  /// What people should know about this very file: marks left out, sound not converted.
  package var remarks: [Sentence]
  /// The programs that open this very file, where they are not those of its format.
  package var opensIn: [Sentence]?

  /// Makes an entry.
  package init(name: String, what: Sentence, remarks: [Sentence] = [], opensIn: [Sentence]? = nil) {
    self.name = name
    self.what = what
    self.remarks = remarks
    self.opensIn = opensIn
  }

  /// The same file, opened by the programs of another format than the one that asked for it.
  func opening(as format: ExportFormat) -> ExportedFile {
    var file = self
    file.opensIn = format.opensIn
    return file
  }

  /// The same file, opened by these programs.
  func opening(in programs: Sentence...) -> ExportedFile {
    var file = self
    file.opensIn = programs
    return file
  }
}
