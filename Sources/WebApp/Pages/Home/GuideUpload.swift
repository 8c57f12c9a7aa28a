import Foundation
import Guide
import GuideFormats
import HTTPTypes

/// A guide file that somebody gives to the library. Name and text are strangers': the name is made safe, the text is
/// only read as a guide.
struct GuideUpload: Sendable {
  /// The ending of files that are stored here.
  static let ending = ".guide.md"
  /// Longest name without the ending, in bytes.
  static let longestStem = 100

  /// The name under which it is stored if nothing else has it.
  let fileName: String
  /// What was read.
  let reading: GuideReading
  private let bytes: Data

  /// Reads it.
  ///
  /// - Throws: `WebError` when the name is no guide's.
  init(name: String, text: String) throws {
    let stem = try Self.stem(of: name)
    bytes = Data(text.utf8)
    guard let format = GuideFormats.format(forFileNamed: stem + Self.ending) else { throw Self.notAGuide }
    reading = format.read(bytes, name: stem + Self.ending)
    fileName = (stem.isEmpty ? Self.safe(reading.guide?.id ?? "guide") : stem) + Self.ending
  }

  /// Writes it beside the others; never over one of them: a second one of a name gets a number.
  ///
  /// - Returns: The name it got.
  /// - Throws: `WebError` when the guide has errors or the disk refuses.
  func store(in folder: URL) throws -> String {
    guard reading.guide != nil, !reading.hasErrors else {
      throw WebError(
        status: .unprocessableContent, "guide-broken", "this guide has errors and cannot be used like this",
        hint: "mend the lines that are named and choose the file again")
    }
    return try Self.store(bytes, stem: String(fileName.dropLast(Self.ending.count)), in: folder)
  }

  /// Writes a guide text under a name that nothing else has, made of `stem`.
  ///
  /// - Returns: The name it got.
  static func store(_ bytes: Data, stem: String, in folder: URL) throws -> String {
    for number in 1...999 {
      let name = (number == 1 ? stem : "\(stem)-\(number)") + ending
      do {
        try bytes.write(to: folder.appending(path: name), options: .withoutOverwriting)
        return name
      } catch  where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
        continue
      } catch {
        throw WebError(
          status: .init(code: 507), "guide-disk", "the guide could not be written into the library",
          hint: "the disk may be full or write-protected")
      }
    }
    throw WebError(status: .conflict, "guide-names", "there are 999 guides of this name already")
  }

  /// The name without folders and ending, made of letters, digits, `-`, `_` and `.`.
  static func stem(of name: String) throws -> String {
    var last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    for ending in [".guide.md", ".md", ".txt"] where last.lowercased().hasSuffix(ending) {
      last = String(last.dropLast(ending.count))
      return safe(last)
    }
    throw notAGuide
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
    hint: "the name of a guide file ends in .guide.md")
}

/// What a guide file would be in the library, shown before it is accepted.
struct GuideCheck: Encodable, Sendable {
  let fileName: String
  let title, about: String?
  let isUsable: Bool
  let problems: [GuideTile.Problem]
  let sentence: String

  init(_ name: String, _ text: String, _ amounts: Amounts) throws {
    let upload = try GuideUpload(name: name, text: text)
    let reading = upload.reading
    fileName = upload.fileName
    title = reading.guide?.title
    let tile = GuideTile(GuideShelf.Item(file: fileName, reading: reading, problem: nil), amounts)
    about = reading.guide == nil ? nil : tile.about
    isUsable = tile.isUsable
    problems = Array(tile.problems.prefix(100))
    sentence = Texts.text(
      !tile.isUsable ? "uploadBroken" : problems.isEmpty ? "uploadFine" : "uploadHints", amounts.language)
  }
}
