package import Foundation
package import Guide
internal import Documents
import Wording

/// A guide with its pictures, sounds and films as one file: a ZIP archive with guide texts, one for each language, and
/// the files they name beside them.
package enum GuideArchiveFormat: GuideFormat, WritableGuideFormat {
  /// `guide-archive`
  package static let id = "guide-archive"
  /// Guide with its media
  package static let name = "Guide with its pictures and sounds (.guide.zip)"
  /// `guide.zip`
  package static let fileExtensions = ["guide.zip", "zip"]
  /// application/zip
  package static let mediaType = "application/zip"

  /// Reads one of the guide texts in the archive; with no language wanted the first by name.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    do throws(DocumentError) {
      let archive = try ZipArchive(data)
      var readings: [(String, GuideReading)] = []
      for path in texts(in: archive) {
        readings.append((path, GuideTextFormat.read(try content(path, archive), name: last(path))))
      }
      guard !readings.isEmpty else {
        return refused("there is no guide text in the archive; it must hold a file ending in .guide.md")
      }
      let languages = readings.compactMap { $0.1.guide?.language }.filter { !$0.isEmpty }
      if let language, let wanted = readings.first(where: { $0.1.guide?.language == language }) {
        readings = [wanted]
      }
      var reading = readings[0].1
      reading.languages = languages
      if let guide = reading.guide {
        let folder = Self.folder(readings[0].0)
        reading.diagnostics += missing(guide, folder, archive).map {
          GuideDiagnostic(.warning, line: 1, column: 1, $0)
        }
      }
      return reading
    } catch {
      return refused(error.sentence)
    }
  }

  // Why files that the guide names do not come along: `media` leaves the same ones out.
  private static func missing(
    _ guide: Guide, _ folder: String, _ archive: borrowing ZipArchive
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    var room = GuideMedia.mostBytes
    for path in GuideMedia.paths(in: guide) where MediaPath.fault(path) == nil {
      guard archive.contains(folder + path) else {
        sentences.append("“\(path)” is named by the guide but not in the archive")
        continue
      }
      do throws(DocumentError) {
        room -= try archive.check(folder + path, limit: min(room, GuideMedia.largestFile))
      } catch {
        let isFull = error.code == .tooLarge && room < GuideMedia.largestFile
        let reason: Sentence =
          isFull
          ? "all files together are larger than \(GuideMedia.mostBytes / 1024 / 1024) MB" : error.sentence
        sentences.append("the guide comes without “\(path)”: \(reason)")
      }
    }
    return sentences
  }

  /// The files in the archive that the guide names; those that cannot be read or are too large stay out.
  package static func media(_ data: Data, of guide: Guide) -> [String: Data] {
    guard let archive = try? ZipArchive(data), let text = texts(in: archive).first else { return [:] }
    var found: [String: Data] = [:]
    var room = GuideMedia.mostBytes
    for path in GuideMedia.paths(in: guide) where MediaPath.fault(path) == nil {
      let limit = min(room, GuideMedia.largestFile)
      guard let content = try? archive.content(folder(text) + path, limit: limit) else { continue }
      found[path] = content
      room -= content.count
    }
    return found
  }

  /// Packs the guide texts, one for each language, and what they name.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    let guides = [guide] + guide.translations
    var entries = guides.map { guide in
      let name = [guide.id, guide.language].filter { !$0.isEmpty }.joined(separator: ".") + ".guide.md"
      return (path: name, content: Data(GuideTextWriter.text(guide).utf8))
    }
    var losses: [Sentence] = []
    var room = GuideMedia.mostBytes
    var seen: Set<String> = []
    for path in guides.flatMap(GuideMedia.paths) where seen.insert(path).inserted {
      if let content = media.content(path), content.count <= room {
        entries.append((path, content))
        room -= content.count
      } else {
        losses.append("“\(path)” is not there, too large or not beside the guide, and is not in the archive")
      }
    }
    return GuideWriting(data: try ZipWriter.archive(entries), losses: losses)
  }

  // Those in the outermost folder that has any: archives made by hand often hold one folder with all in it.
  private static func texts(in archive: borrowing ZipArchive) -> [String] {
    let texts = archive.paths.filter { $0.lowercased().hasSuffix(".guide.md") && !$0.hasPrefix("__MACOSX/") }
    let depth = { (path: String) in path.count { $0 == "/" } }
    guard let least = texts.map(depth).min() else { return [] }
    let outermost = texts.filter { depth($0) == least }
    let first = outermost.min().map(folder) ?? ""
    return outermost.filter { folder($0) == first }.sorted()
  }

  private static func content(_ path: String, _ archive: borrowing ZipArchive) throws(DocumentError) -> Data {
    try archive.content(path, limit: GuideFormats.largestFile) ?? Data()
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func last(_ path: String) -> String { String(path.dropFirst(folder(path).count)) }

  private static func refused(_ sentence: Sentence) -> GuideReading {
    GuideReading(guide: nil, diagnostics: [GuideDiagnostic(.error, line: 1, column: 1, sentence)])
  }
}
