import Foundation
import Wording

/// The lines of a guide text: valid UTF-8, without line ends, byte order mark and control characters.
struct TextSource {
  typealias Line = [Unicode.Scalar]

  static let largestFile = 4 * 1024 * 1024
  static let longestLine = 20_000

  let lines: [Line]

  /// Decodes bytes; when they are no text, the diagnostic says so.
  static func decode(_ data: Data) -> Result<TextSource, Refusal> {
    if data.count > largestFile {
      return .failure(Refusal(1, 1, "the file is larger than 4 MB, too large for a guide text"))
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return .failure(Refusal(1, 1, "the file is written in UTF-16; save it as UTF-8"))
    }
    return scalars(of: data)
  }

  private static func scalars(of data: Data) -> Result<TextSource, Refusal> {
    var lines: [Line] = []
    var line = Line()
    var decoder = UTF8()
    var bytes = Array(data).makeIterator()
    var previous: Unicode.Scalar = " "
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        defer { previous = scalar }
        if scalar == "\n" && previous == "\r" { continue }
        if scalar == "\n" || scalar == "\r" {
          lines.append(line)
          line = []
        } else if scalar == "\0" {
          return .failure(
            Refusal(lines.count + 1, line.count + 1, "the file is not a text (it contains a zero byte)"))
        } else if scalar != "\u{FEFF}" || !line.isEmpty || !lines.isEmpty {
          line.append(scalar)
        }
      case .emptyInput:
        if !line.isEmpty { lines.append(line) }
        return .success(TextSource(lines: lines))
      case .error:
        return .failure(
          Refusal(
            lines.count + 1, line.count + 1,
            "the file is not written in UTF-8; save it with this encoding in your editor"))
      }
    }
  }

  /// The column of a place, counted in characters as editors do.
  func column(_ place: Place) -> Int {
    guard lines.indices.contains(place.line) else { return 1 }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: lines[place.line].prefix(place.offset))
    return String(view).count + 1
  }

  /// Why bytes are no text.
  struct Refusal: Error {
    let diagnostic: GuideDiagnostic

    init(_ line: Int, _ column: Int, _ sentence: Sentence) {
      diagnostic = GuideDiagnostic(.error, line: line, column: column, sentence)
    }
  }
}
