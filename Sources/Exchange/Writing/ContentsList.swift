// contents.txt: what lies in an export folder, for people who open it a year later.
//
//   Files written by Leitfaden
//
//   2026-11-21_P-07_a1b2.wav
//       Sound with the marks inside. Opens in: REAPER, Adobe Audition
//
// German where our own words in the export are.
import Foundation

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
  private static let firstLine = FileWords(
    "Files written by Leitfaden", german: "Von Leitfaden geschriebene Dateien")
  private static let explanation = FileWords(
    """
    Times in tables are frames (samples) and seconds from the beginning of the recording; times in the files that
    belong to a sound file count from the beginning of that file. “[…]” stands where something was left out on
    purpose. Nothing here is needed by Leitfaden: the interviews themselves are in its library.
    """,
    german: """
      Zeiten in Tabellen sind Frames (Abtastwerte) und Sekunden ab dem Anfang der Aufnahme; Zeiten in Dateien, die zu einer
      Tondatei gehören, zählen ab dem Anfang dieser Datei. „[…]“ steht, wo etwas mit Absicht weggelassen wurde. Leitfaden
      selbst braucht hiervon nichts: Die Interviews liegen in seiner Bibliothek.
      """)

  /// Whether there was such a list, so that the files in it are ours.
  let isOurs: Bool
  private var isGerman = false
  private var blocks: [(name: String, lines: [String])]

  /// The files in it.
  var names: Set<String> { Set(blocks.map(\.name)) }

  /// The list in `folder`; an empty one when there is none, or one that is not ours.
  static func read(from folder: URL) -> ContentsList {
    let place = folder.appending(path: fileName)
    guard let text = try? String(contentsOf: place, encoding: .utf8) else {
      return ContentsList(isOurs: false, blocks: [])
    }
    let paragraphs = text.components(separatedBy: "\n\n")
    guard [firstLine.english, firstLine.german].contains(paragraphs.first) else {
      return ContentsList(isOurs: false, blocks: [])
    }
    let blocks = paragraphs.dropFirst(2).compactMap { paragraph -> (String, [String])? in
      let lines = paragraph.split(separator: "\n").map(String.init)
      return lines.first.map { ($0, Array(lines.dropFirst())) }
    }
    return ContentsList(isOurs: true, blocks: blocks)
  }

  /// The list with new files; earlier ones stay in it as long as they are there.
  func adding(_ lines: [Line], isGerman: Bool, isThere: (String) -> Bool) -> ContentsList {
    let new = lines.map { line in
      let opens = isGerman ? "Öffnet sich in" : "Opens in"
      let programs = line.opensIn.isEmpty ? "" : " \(opens): \(line.opensIn.joined(separator: ", "))"
      return (name: line.name, lines: (["\(line.what).\(programs)"] + line.remarks).map { "    \($0)" })
    }
    let names = Set(new.map(\.name))
    let kept = blocks.filter { !names.contains($0.name) && isThere($0.name) }
    return ContentsList(isOurs: true, isGerman: isGerman, blocks: new + kept)
  }

  /// The text of the file.
  var text: String {
    let files = blocks.map { ([$0.name] + $0.lines).joined(separator: "\n") }
    let head = [Self.firstLine, Self.explanation].map { $0.text(isGerman: isGerman) }
    return (head + files).joined(separator: "\n\n") + "\n"
  }
}
