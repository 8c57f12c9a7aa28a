package import Foundation

/// The texts of one language, in the format that translators use: gettext's PO, without plural forms
/// (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
package struct Catalogue: Hashable, Sendable {
  /// One text.
  package struct Entry: Hashable, Sendable {
    /// The text's name in the program: `msgctxt`; the English words of a `Sentence`, which has none.
    package var name: String
    /// What it is in English.
    package var english: String
    /// What it is in the catalogue's language; empty while nobody wrote it.
    package var text: String
  }

  /// BCP 47 tag of the language.
  package let language: String
  /// In the order of the file.
  package let entries: [Entry]

  /// Reads a PO file.
  ///
  /// - Throws: `CatalogueError` with the line that is wrong.
  package init(po: String) throws(CatalogueError) {
    var reader = CatalogueReader()
    // Bytes: what separates is ASCII, and a catalogue is read when its language is first spoken.
    let lines = Array(po.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
    }
    try reader.end()
    guard let language = reader.language else {
      throw CatalogueError(line: 1, "the header names no language")
    }
    (self.language, entries) = (language, reader.entries)
  }

  /// Reads a PO file.
  ///
  /// - Throws: `CatalogueError`, or why there is no such text in UTF-8.
  init(contentsOf file: URL) throws { try self.init(po: String(contentsOf: file, encoding: .utf8)) }

  /// The texts that are written, by their names.
  package var texts: [String: String] {
    Dictionary(entries.filter { !$0.text.isEmpty }.map { ($0.name, $0.text) }) { first, _ in first }
  }
}

extension Catalogue {
  /// Where the catalogues of this installation lie, one file a language: `fr.po`. Beside the program, not where
  /// `Bundle.module` finds them: that ends the program where they are missing, and a talk may be recorded just then.
  package static var folder: URL {
    Bundle.main.bundleURL.appending(
      path: "leitfaden_Wording.resources/Languages", directoryHint: .isDirectory)
  }

  /// Those of this installation, by their tags.
  package static let shipped = read(in: folder)

  /// Those of a folder, by their tags. One that cannot be read is left out.
  static func read(in folder: URL) -> [String: Catalogue] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let read = files.filter { $0.pathExtension == "po" }.compactMap { try? Catalogue(contentsOf: $0) }
    return Dictionary(read.map { ($0.language, $0) }) { first, _ in first }
  }
}
