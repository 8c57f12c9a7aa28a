/// Why a catalogue cannot be read.
package struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the file, from 1.
  package let line: Int
  /// What is wrong with it.
  package let reason: String

  init(line: Int, _ reason: String) { (self.line, self.reason) = (line, reason) }

  /// Line and reason.
  package var description: String { "line \(line): \(reason)" }
}

/// Reads a PO file line by line.
struct CatalogueReader {
  private enum Field { case context, id, text }

  private(set) var entries: [Catalogue.Entry] = []
  private(set) var language: String?
  private var fields: [Field: String] = [:]
  private var current: Field?
  private var number = 0

  /// Takes the next line.
  mutating func read(_ line: Substring, number: Int) throws(CatalogueError) {
    self.number = number
    let line = line.drop { $0 == " " || $0 == "\t" }
    if line.isEmpty || line.first == "#" { return }
    for (word, field) in [("msgctxt ", Field.context), ("msgid ", .id), ("msgstr ", .text)]
    where line.hasPrefix(word) {
      // an entry begins with its context, or without one with its id
      if field == .context || (field == .id && fields[.id] != nil) { try end() }
      guard fields[field] == nil else { throw CatalogueError(line: number, "\(word)stands twice") }
      fields[field] = try Self.string(line.dropFirst(word.count), number)
      current = field
      return
    }
    guard line.first == "\"", let current else {
      throw CatalogueError(line: number, "this is neither a text nor the beginning of one")
    }
    fields[current, default: ""] += try Self.string(line, number)
  }

  /// Keeps the entry that was read last.
  mutating func end() throws(CatalogueError) {
    defer { (fields, current) = ([:], nil) }
    guard !fields.isEmpty else { return }
    guard let id = fields[.id], let text = fields[.text] else {
      throw CatalogueError(line: number, "an entry before this line has no msgid or no msgstr")
    }
    if id.isEmpty, fields[.context] == nil {
      let header = text.split(separator: "\n").first { $0.hasPrefix("Language:") }
      language = header.map { $0.dropFirst(9).drop { $0 == " " } }.flatMap { $0.isEmpty ? nil : String($0) }
    } else {
      entries.append(.init(name: fields[.context] ?? id, english: id, text: text))
    }
  }

  /// The text of `"…"`.
  private static func string(_ quoted: Substring, _ number: Int) throws(CatalogueError) -> String {
    var rest = quoted
    while rest.last == " " { rest.removeLast() }
    guard rest.count >= 2, rest.first == "\"", rest.last == "\"" else {
      throw CatalogueError(line: number, "a text stands in quotation marks")
    }
    var (text, isEscaped) = ("", false)
    for character in rest.dropFirst().dropLast() {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, "\""): throw CatalogueError(line: number, "a quotation mark in a text is written \\\"")
      case (false, _): text.append(character)
      case (true, "n"): (text, isEscaped) = (text + "\n", false)
      case (true, "t"): (text, isEscaped) = (text + "\t", false)
      case (true, "\\"), (true, "\""): (text, isEscaped) = (text + String(character), false)
      default: throw CatalogueError(line: number, "\\\(character) means nothing here")
      }
    }
    if isEscaped { throw CatalogueError(line: number, "the last quotation mark belongs to the text") }
    return text
  }
}
