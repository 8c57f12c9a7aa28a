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

  private static let words = [
    (Array("msgctxt ".utf8), Field.context), (Array("msgid ".utf8), .id), (Array("msgstr ".utf8), .text),
  ]

  /// Takes the next line: UTF-8 without its line break.
  mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(CatalogueError) {
    self.number = number
    let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if line.isEmpty || line.first == UInt8(ascii: "#") { return }
    for (word, field) in Self.words where line.starts(with: word) {
      // an entry begins with its context, or without one with its id
      if field == .context || (field == .id && fields[.id] != nil) { try end() }
      guard fields[field] == nil else {
        throw CatalogueError(line: number, "\(String(decoding: word, as: UTF8.self))stands twice")
      }
      fields[field] = try Self.string(line.dropFirst(word.count), number)
      current = field
      return
    }
    guard line.first == UInt8(ascii: "\""), let current else {
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
  private static func string(_ quoted: ArraySlice<UInt8>, _ number: Int) throws(CatalogueError) -> String {
    let (sign, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var rest = quoted
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    guard rest.count >= 2, rest.first == sign, rest.last == sign else {
      throw CatalogueError(line: number, "a text stands in quotation marks")
    }
    rest = rest.dropFirst().dropLast()
    guard rest.contains(where: { $0 == sign || $0 == escape }) else {
      return String(decoding: rest, as: UTF8.self)
    }
    var (text, isEscaped): ([UInt8], Bool) = ([], false)
    for byte in rest {
      switch (isEscaped, byte) {
      case (false, escape): isEscaped = true
      case (false, sign): throw CatalogueError(line: number, "a quotation mark in a text is written \\\"")
      case (false, _): text.append(byte)
      case (true, UInt8(ascii: "n")): (text, isEscaped) = (text + [UInt8(ascii: "\n")], false)
      case (true, UInt8(ascii: "t")): (text, isEscaped) = (text + [UInt8(ascii: "\t")], false)
      case (true, escape), (true, sign): (text, isEscaped) = (text + [byte], false)
      default:
        throw CatalogueError(line: number, "\\\(Character(Unicode.Scalar(byte))) means nothing here")
      }
    }
    if isEscaped { throw CatalogueError(line: number, "the last quotation mark belongs to the text") }
    return String(decoding: text, as: UTF8.self)
  }
}
