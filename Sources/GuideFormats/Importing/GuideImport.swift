package import Foundation
package import Guide

/// A questionnaire file as it would lie in a library: guide texts, one for each language, and the pictures, sounds and
/// films that came with it. Nothing is written yet, so that people can look before they accept.
package struct GuideImport: Sendable {
  /// A file of the guide.
  package struct File: Sendable {
    /// Its path below the folder of guides; made of letters, digits, `-`, `_` and `.`, checked for guide texts and
    /// media alike.
    package let path: String
    /// Its content.
    package let content: Data

    /// Makes a file.
    package init(path: String, content: Data) { (self.path, self.content) = (path, content) }
  }

  /// What people call the format.
  package let formatName: String
  /// The guide in its first language, or the one wanted, with all that is different afterwards.
  package private(set) var reading: GuideReading
  /// The guide, once for each language.
  package let guides: [Guide]
  /// The guide texts.
  package let texts: [File]
  /// Pictures, sounds and films.
  package let media: [File]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The file's name; says the format, and where the content does not, id and language.
  ///   - language: The only language wanted; `nil` for all.
  /// - Returns: `nil` when no format has this ending.
  package init?(_ data: Data, name: String, language: String? = nil) {
    guard let format = GuideFormats.format(of: data, name: name) else { return nil }
    formatName = format.name
    let data = format.prepared(data)
    let first = format.read(data, name: name, language: language)
    reading = first
    guard let guide = first.guide else {
      (guides, texts, media) = ([], [], [])
      return
    }
    let others = language == nil ? first.languages.dropFirst() : []
    // What is odd in one language is mostly odd in all: said once, for the first.
    var guides = [guide] + others.compactMap { format.read(data, name: name, language: $0).guide }
    let found = format.media(data, of: guide)
    let folder = Self.safe(guide.id)
    if !found.isEmpty { guides = guides.map { GuideMedia.moved($0, into: folder) } }
    media = found.sorted { $0.key < $1.key }.map {
      File(path: GuideMedia.path($0.key, movedInto: folder), content: $0.value)
    }
    texts = guides.map { guide in
      let stem = [Self.safe(guide.id), guide.language.isEmpty ? "" : Self.safe(guide.language)]
      return File(
        path: (stem.filter { !$0.isEmpty } + ["guide", "md"]).joined(separator: "."),
        content: Data(GuideTextWriter.text(guide).utf8))
    }
    self.guides = guides
    // A guide text is what it was; all others were made.
    guard format.id != GuideTextFormat.id, !reading.hasErrors else { return }
    let said = Set(reading.diagnostics.map(\.text))
    for (guide, file) in zip(guides, texts) {
      let errors = WrittenGuideCheck.errors(
        in: String(decoding: file.content, as: UTF8.self), of: guide, name: file.path)
      reading.diagnostics += errors.filter { !said.contains($0.text) }
    }
  }

  /// Reads a file on disk.
  ///
  /// - Throws: `GuideFileProblem` when there is nothing to read; problems of the content are in `reading`.
  package init(contentsOf url: URL, language: String? = nil) throws(GuideFileProblem) {
    let data = try GuideFormats.content(of: url)
    guard let read = GuideImport(data, name: url.lastPathComponent, language: language) else {
      throw GuideFileProblem(.unknownFormat, path: url.path(percentEncoded: false))
    }
    self = read
  }

  // What a stranger's file calls itself must not lead out of the folder nor hide in it.
  private static func safe(_ name: String) -> String {
    let allowed = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "-" }
    let visible = String(allowed.drop { $0 == "." || $0 == "-" }.prefix(100))
    return visible.isEmpty ? "guide" : visible
  }
}
