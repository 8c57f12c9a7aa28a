import Guide
import Wording

/// The lines between `---` at the top of a file.
struct FrontMatter {
  private(set) var values: [String: Located<String>] = [:]
  /// Keys without a meaning here, in order.
  private(set) var others: [Attribute] = []
  /// Lines it takes up.
  private(set) var lineCount = 0

  static let keys = ["guide", "id", "title", "lang", "version", "author", "date", "note", "study"]

  /// The value of a known key.
  subscript(_ key: String) -> String? { values[key]?.value }

  /// Reads the front matter, if the file begins with one.
  init(_ lines: [TextSource.Line], _ problems: inout DiagnosticList) {
    guard let first = lines.first, Self.isFence(first) else { return }
    let end = lines.indices.dropFirst().first { Self.isFence(lines[$0]) }
    if end == nil {
      problems.error(.start, "the front matter is opened here but never closed; end it with a line ---")
    }
    lineCount = 1
    for number in 1..<(end ?? lines.count) {
      // Without a closing line the guide itself begins where the keys end.
      if end == nil, !Self.isEntry(lines[number]) { return }
      read(lines[number], number, &problems)
      lineCount = number + 1
    }
    if let end { lineCount = end + 1 }
    checkVersion(&problems)
  }

  private static func isFence(_ line: TextSource.Line) -> Bool {
    var rest = line[...]
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest.elementsEqual("---".unicodeScalars)
  }

  private static func isEntry(_ line: TextSource.Line) -> Bool {
    let key = line.prefix { $0.isCodePart }
    return key.first?.isLetter == true && line.dropFirst(key.count).first == ":"
  }

  private mutating func read(
    _ line: TextSource.Line, _ number: Int, _ problems: inout DiagnosticList
  ) {
    let marks = line.enumerated().map { offset, scalar in
      let isControl = scalar.isControl && scalar != "\t"
      return Mark(
        scalar: isControl ? "\u{FFFD}" : scalar, isLiteral: false, place: Place(line: number, offset: offset))
    }
    let trimmed = marks[...].trimmed
    guard let first = trimmed.first, first.scalar != "#" else { return }
    let key = trimmed.prefix { $0.scalar.isCodePart }
    let rest = trimmed.dropFirst(key.count).drop(while: \.isSpace)
    guard first.scalar.isLetter, let colon = rest.first, colon.scalar == ":" else {
      problems.error(first.place, "a line of the front matter must be “key: value”; this one was not read")
      return
    }
    keep(key.text, Self.unquoted(rest.dropFirst().trimmed), first.place, &problems)
  }

  private mutating func keep(
    _ key: String, _ value: String, _ place: Place, _ problems: inout DiagnosticList
  ) {
    if key == "shuffle" {
      if value != "sections" {
        problems.error(
          place, "“\(value)” cannot be shuffled here; write shuffle: sections, or delete the line")
      }
      others.append(Attribute(key, value))
      return
    }
    // What importers keep of another program has names of its own: source-end …
    guard !key.hasPrefix("source") else {
      others.append(Attribute(key, value))
      return
    }
    guard Self.keys.contains(key) else {
      let near = Self.keys.first { $0 == key.lowercased() }
      problems.warning(
        place,
        near.map { "“\(key)” is not a key of the front matter; it is kept without effect; write it as \($0)" }
          ?? "“\(key)” is not a key of the front matter; it is kept without effect")
      others.append(Attribute(key, value))
      return
    }
    guard values[key] == nil else {
      problems.error(place, "“\(key)” is given twice; the first one counts, delete one of them")
      return
    }
    values[key] = Located(value, place)
  }

  private mutating func checkVersion(_ problems: inout DiagnosticList) {
    if let version = values["guide"], version.value != "1" {
      problems.error(
        version.place,
        "this file is written in version \(version.value) of the guide format; this program reads version 1")
    }
  }

  private static func unquoted(_ marks: Marks) -> String {
    guard marks.count >= 2, let first = marks.first?.scalar, first == "\"" || first == "'",
      marks.last?.scalar == first
    else { return marks.text }
    var scalars = String.UnicodeScalarView()
    var isEscaped = false
    for mark in marks.dropFirst().dropLast() {
      if mark.scalar == "\\", first == "\"", !isEscaped {
        isEscaped = true
      } else {
        scalars.append(mark.scalar)
        isEscaped = false
      }
    }
    return String(scalars)
  }
}
