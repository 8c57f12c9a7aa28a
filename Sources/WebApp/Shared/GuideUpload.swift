import Foundation
import Guide
import GuideFormats
import HTTPTypes
import WebServing
import Wording

/// A questionnaire file that somebody gives to the library: a guide text is kept as it is, every other format becomes
/// guide texts. Name and content are strangers': the name is made safe, the content is only read as a guide.
struct GuideUpload: Sendable {
  /// The ending of files that are stored here.
  static let ending = ".guide.md"
  /// Longest name without the ending, in bytes.
  static let longestStem = 100
  /// Largest file that is taken, in bytes; in a request it is a third longer.
  static let largestFile = GuideFormats.largestFile

  /// What was read, and what would be stored.
  let content: GuideImport
  /// The guide texts that would be stored if nothing else has their names; one for each language.
  private let texts: [GuideImport.File]

  /// What was read.
  var reading: GuideReading { content.reading }
  /// Names of the guide texts if nothing else has them.
  var fileNames: [String] { texts.map(\.path) }

  /// Reads it.
  ///
  /// - Throws: `WebError` when the name is no guide's.
  init(name: String, data: Data) throws {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    if let stem = Self.stem(of: last) {
      let file = stem + Self.ending
      guard let read = GuideImport(data, name: file) else { throw Self.notAGuide }
      content = read
      let own = stem.isEmpty ? Self.safe(read.reading.guide?.id ?? "guide") + Self.ending : file
      texts = [GuideImport.File(path: own, content: data)]
    } else {
      guard let read = GuideImport(data, name: last) else { throw Self.notAGuide }
      content = read
      texts = read.texts
    }
  }

  /// Writes it beside the others; never over one of them: a second one of a name gets a number, and one that is there
  /// already, letter by letter, is not written twice.
  ///
  /// - Returns: The name that the first of its guide texts got.
  /// - Throws: `WebError` when the guide has errors or the disk refuses.
  func store(in folder: URL) throws -> String {
    guard reading.guide != nil, !reading.hasErrors else {
      throw WebError(
        status: .unprocessableContent, "guide-broken", "this guide has errors and cannot be used like this",
        hint: "fix the lines that are named and choose the file again")
    }
    // pictures first: a guide that is there has all it needs
    for file in content.media { try store(media: file, in: folder) }
    let names = try texts.map { try Self.store($0, in: folder) }
    return names.first ?? ""
  }

  private func store(media file: GuideImport.File, in folder: URL) throws {
    let target = folder.appending(path: file.path)
    if let old = try? Data(contentsOf: target) {
      guard old == file.content else {
        throw WebError(
          status: .conflict, "guide-media", "another file \(file.path) is in the library already",
          hint: "delete the older guide with its pictures, or give this guide another id")
      }
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: target, options: .withoutOverwriting)
    } catch {
      throw Self.diskRefused
    }
  }

  /// Writes a guide text, never over another one.
  ///
  /// - Returns: The name it got.
  static func store(_ file: GuideImport.File, in folder: URL) throws -> String {
    let stem = String(file.path.dropLast(ending.count))
    for number in 1...999 {
      let name = (number == 1 ? stem : "\(stem)-\(number)") + ending
      let target = folder.appending(path: name)
      do {
        try file.content.write(to: target, options: .withoutOverwriting)
        return name
      } catch  where FileManager.default.fileExists(atPath: target.path) {
        if (try? Data(contentsOf: target)) == file.content { return name }
      } catch {
        throw diskRefused
      }
    }
    throw WebError(status: .conflict, "guide-names", "there are 999 guides of this name already")
  }

  /// The name of a guide text without its ending, made of letters, digits, `-`, `_` and `.`; `nil` for other formats.
  static func stem(of name: String) -> String? {
    for ending in [".guide.md", ".guide.txt", ".md", ".markdown", ".txt"]
    where name.lowercased().hasSuffix(ending) {
      return safe(String(name.dropLast(ending.count)))
    }
    return nil
  }

  private static func safe(_ name: String) -> String {
    var safe = ""
    for character in name {
      let isFine = character.isLetter || character.isNumber || "-_.".contains(character)
      let next = isFine && !character.unicodeScalars.contains { $0.properties.generalCategory == .format }
      if next { safe.append(character) } else if !safe.hasSuffix("-") { safe.append("-") }
      if safe.utf8.count > longestStem {
        safe.removeLast()
        break
      }
    }
    let edges: Set<Character> = [".", "-"]
    return String(safe.drop { edges.contains($0) }.reversed().drop { edges.contains($0) }.reversed())
  }

  private static let notAGuide = WebError(
    status: .unprocessableContent, "guide-not-text", "this is not a guide file",
    hint: "take a guide text (.guide.md), LimeSurvey (.lss), queXML (.xml), XLSForm (.xlsx) or REDCap (.csv)")

  static let diskRefused = WebError(
    status: .init(code: 507), "guide-disk", "the guide could not be written into the library",
    hint: "the disk may be full or write-protected")
}
