package import Foundation
package import Guide
import Wording

/// The other languages of a guide: one file for each, with the same `id` and another `lang`.
package struct GuideLanguages: Sendable {
  /// A file that says it is the same guide.
  package struct File: Sendable {
    /// Its name.
    package var name: String
    /// What was read.
    package var reading: GuideReading

    /// Makes one.
    package init(name: String, reading: GuideReading) { (self.name, self.reading) = (name, reading) }
  }

  /// The guide that leads.
  package let guide: Guide
  private let others: [File]

  /// Looks which of `files` are `guide` in another language; one for each, the first by name.
  package init(_ guide: Guide, among files: [File]) {
    self.guide = guide
    var taken: Set<String> = [guide.language]
    others = files.sorted { $0.name < $1.name }.filter { file in
      guard let other = file.reading.guide, other.id == guide.id, !other.language.isEmpty,
        !guide.language.isEmpty
      else { return false }
      return taken.insert(other.language).inserted
    }
  }

  /// Looks into the folder of a guide file, at guide texts that say at their beginning that they are this guide.
  package init(of guide: Guide, besides file: URL) {
    let files = Self.files(of: guide, besides: file).compactMap { url in
      (try? GuideFormats.read(contentsOf: url)).map { File(name: url.lastPathComponent, reading: $0) }
    }
    self.init(guide, among: files)
  }

  /// The guide with those other languages that have no errors.
  package var whole: Guide {
    guide.withTranslations(others.filter { !$0.reading.hasErrors }.compactMap(\.reading.guide))
  }

  /// What is not the same in the other languages, as warnings about the file of the leading guide.
  package var diagnostics: [GuideDiagnostic] {
    others.flatMap { file -> [GuideDiagnostic] in
      guard !file.reading.hasErrors, let other = file.reading.guide else {
        return [
          warning(
            "\(file.name) is this guide in another language, but it has errors and is not offered; check it")
        ]
      }
      return LanguageDifference.all(guide, other).map {
        warning("\(file.name) (\(other.language)): \($0.sentence)")
      }
    }
  }

  private func warning(_ sentence: Sentence) -> GuideDiagnostic {
    GuideDiagnostic(.warning, line: 1, column: 1, sentence)
  }

  /// The files that are read: other people's lie in the same folder.
  static func files(of guide: Guide, besides file: URL) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter {
      $0 != file.lastPathComponent && GuideFormats.format(forFileNamed: $0) == GuideTextFormat.self
    }.map { folder.appending(path: $0) }.filter { mayBe(guide, $0) }
  }

  // The identifier in the front matter counts, as it does for the reader; without one that in the file's name.
  private static func mayBe(_ guide: Guide, _ url: URL) -> Bool {
    // a pipe would be waited for
    let target = url.resolvingSymlinksInPath().path(percentEncoded: false)
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    guard type == .typeRegular, let file = FileHandle(forReadingAtPath: target) else { return false }
    defer { try? file.close() }
    let beginning = String(decoding: (try? file.read(upToCount: 4096)) ?? Data(), as: UTF8.self)
    let lines = beginning.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isNewline)
    if lines.first?.hasPrefix("---") == true {
      for line in lines.dropFirst().prefix(while: { !$0.hasPrefix("---") }) where line.hasPrefix("id") {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, String(parts[0]).trimmingSpace == "id" else { continue }
        return String(parts[1]).trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'")) == guide.id
      }
    }
    return url.lastPathComponent.hasPrefix(guide.id + ".")
  }
}
