// contents.txt: what lies in an export folder, for people who open it a year later.
//
//   Files written by Leitfaden
//
//   2026-11-21_P-07_a1b2.wav
//       Sound with the marks inside. Opens in: REAPER, Adobe Audition
//
// In the language of our own words in the export.
import Foundation
import Wording

/// The list of files in an export folder. It also tells which files are ours and may be replaced.
struct ContentsList {
  /// What it says about one file.
  struct Line {
    var name: String
    var what: String
    var opensIn: [String]
    var remarks: [String]
  }

  static let fileName = "contents.txt"
  private static let firstLine: Sentence = "Files written by Leitfaden"
  private static let explanation: Sentence =
    "Times in tables are frames (samples) and seconds from the beginning of the recording; times in the files that\n"
    + "belong to a sound file count from the beginning of that file. “[…]” stands where something was left out on\n"
    + "purpose. Nothing here is needed by Leitfaden: the interviews themselves are in its library."

  /// Whether there was such a list, so that the files in it are ours.
  let isOurs: Bool
  private var language = "en"
  private var blocks: [(name: String, lines: [String])]

  /// The files in it.
  var names: Set<String> { Set(blocks.map(\.name)) }

  /// The list in `folder`; an empty one when there is none, or one that is not ours.
  ///
  /// - Parameter language: BCP 47 tag of the language in which it probably is.
  static func read(from folder: URL, language: String = "en") -> ContentsList {
    let place = folder.appending(path: fileName)
    guard let text = try? String(contentsOf: place, encoding: .utf8) else {
      return ContentsList(isOurs: false, blocks: [])
    }
    let paragraphs = text.components(separatedBy: "\n\n")
    guard let first = paragraphs.first, isFirstLine(first, language) else {
      return ContentsList(isOurs: false, blocks: [])
    }
    let blocks = paragraphs.dropFirst(2).compactMap { paragraph -> (String, [String])? in
      let lines = paragraph.split(separator: "\n").map(String.init)
      return lines.first.map { ($0, Array(lines.dropFirst())) }
    }
    return ContentsList(isOurs: true, blocks: blocks)
  }

  /// Whether a list of ours begins so, in any language; those that are spoken already are looked at first.
  private static func isFirstLine(_ line: String, _ language: String) -> Bool {
    if line == firstLine.english || line == firstLine.said(in: language) { return true }
    return Catalogue.shipped.keys.contains { firstLine.said(in: $0) == line }
  }

  /// The list with new files; earlier ones stay in it as long as they are there.
  func adding(_ lines: [Line], in language: String, isThere: (String) -> Bool) -> ContentsList {
    let opens = ("Opens in" as Sentence).said(in: language)
    let new = lines.map { line in
      let programs = line.opensIn.isEmpty ? "" : " \(opens): \(line.opensIn.joined(separator: ", "))"
      return (name: line.name, lines: (["\(line.what).\(programs)"] + line.remarks).map { "    \($0)" })
    }
    let names = Set(new.map(\.name))
    let kept = blocks.filter { !names.contains($0.name) && isThere($0.name) }
    return ContentsList(isOurs: true, language: language, blocks: new + kept)
  }

  /// The text of the file.
  var text: String {
    let files = blocks.map { ([$0.name] + $0.lines).joined(separator: "\n") }
    let head = [Self.firstLine, Self.explanation].map { $0.said(in: language) }
    return (head + files).joined(separator: "\n\n") + "\n"
  }
}
