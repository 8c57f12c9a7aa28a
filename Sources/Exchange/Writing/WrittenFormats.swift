// .formats.json beside contents.txt in the export folder of an interview: which format wrote which file.
//
//   {"files":{"2026-11-21_P-07_a1b2_transcript.txt":"transcript","visits.csv":"csv"},"version":1}
package import Foundation
package import Interview

/// Which format wrote the files in the export folder of an interview, by the words of the formats, so that what has to be
/// agreed to before one of them is handed on does not depend on what it is called.
package struct WrittenFormats: Sendable {
  static let fileName = ".formats.json"

  private struct Stored: Codable {
    var version = 1
    /// The word of the format by the file's name; empty for what was written before formats were noted.
    var files: [String: String]
  }

  /// What is noted; `nil` where nothing ever was, as in libraries of earlier versions.
  private var noted: [String: String]?

  /// What is noted in `folder`. What cannot be read counts as a list in which no file stands.
  package static func read(from folder: URL) -> WrittenFormats {
    let place = folder.appending(path: fileName)
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return WrittenFormats(noted: nil) }
    // a pipe in its place would never end
    let data = status.st_mode & S_IFMT == S_IFREG ? try? Data(contentsOf: place) : nil
    let stored = data.flatMap { try? JSONDecoder().decode(Stored.self, from: $0) }
    return WrittenFormats(noted: stored?.files ?? [:])
  }

  /// What a participant has to have agreed to before this file of the folder leaves: what the format needs that wrote it. Of a
  /// file that nobody noted, because somebody renamed it or put it there, all that any format needs.
  package func consent(for name: String) -> ConsentRule {
    if name == ContentsList.fileName { return ExportFormats.consent(for: []) }
    guard let noted, noted[name] != "" else { return Self.consentByName(name) }
    guard let format = ExportFormats.all.first(where: { $0.id == noted[name] }) else {
      return ExportFormats.consent(for: ExportFormats.all)
    }
    return ExportFormats.consent(for: [format])
  }

  /// The one place where a name decides: for files written before formats were noted. Where several formats are called like
  /// that, what any of them needs.
  private static func consentByName(_ name: String) -> ConsentRule {
    let (stem, ending) = (
      (name as NSString).deletingPathExtension.lowercased(), (name as NSString).pathExtension.lowercased()
    )
    let alike = ExportFormats.all.filter { $0.fileExtension == ending }
    let named = alike.filter { !$0.suffix.isEmpty && stem.hasSuffix($0.suffix) }
    return ExportFormats.consent(for: named.isEmpty ? alike : named)
  }

  /// The same with what was written now. Of the files that an export wrote earlier and that are still there, what was noted
  /// stays; where nothing ever was, they count as written before.
  func adding(_ files: [(name: String, format: String)], keeping earlier: Set<String>) -> WrittenFormats {
    var all = (noted ?? Dictionary(uniqueKeysWithValues: earlier.map { ($0, "") })).filter {
      earlier.contains($0.key)
    }
    for file in files { all[file.name] = file.format }
    return WrittenFormats(noted: all)
  }

  /// The content of the file.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Stored(files: noted ?? [:])) + Data("\n".utf8)
  }
}
