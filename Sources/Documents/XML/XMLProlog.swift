import Wording

/// What stands before the root element, looked at before a parser sees the document: encoding and document type.
struct XMLProlog {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  // What Debian's libxml2 reads without surprises. Others (UTF-7!) could hide a document type from this check.
  private static let encodings = [
    "UTF-8", "UTF8", "UTF-16", "UTF-16LE", "UTF-16BE", "US-ASCII", "ASCII", "ISO-8859-", "ISO8859-",
    "WINDOWS-125",
    "LATIN1",
  ]

  /// Looks at the first bytes of a document.
  ///
  /// - Throws: when it is empty, declares a document type, or is written in an encoding that is not read.
  static func check(_ document: UnsafeRawBufferPointer) throws(DocumentError) {
    var prolog = try XMLProlog(document)
    try prolog.run()
  }

  private init(_ document: UnsafeRawBufferPointer) throws(DocumentError) {
    // A prolog is short; a document type after more than this is met by the reader itself.
    let head = document.prefix(256 * 1024)
    if head.starts(with: [0xFF, 0xFE]) {
      bytes = Self.narrowed(head.dropFirst(2), low: 0)
    } else if head.starts(with: [0xFE, 0xFF]) {
      bytes = Self.narrowed(head.dropFirst(2), low: 1)
    } else if head.starts(with: [0x3C, 0x00]) {
      bytes = Self.narrowed(head, low: 0)
    } else if head.starts(with: [0x00, 0x3C]) {
      bytes = Self.narrowed(head, low: 1)
    } else if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(head.dropFirst(3))
    } else {
      bytes = Array(head)
    }
    if bytes.allSatisfy(Self.isSpace), document.count <= head.count {
      throw DocumentError(.malformed, "the file is empty; export the questionnaire again", at: .start)
    }
  }

  // Each pair of bytes as one, signs beyond ASCII as `?`.
  private static func narrowed(_ bytes: some Collection<UInt8>, low: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var pair: [UInt8] = []
    for byte in bytes {
      pair.append(byte)
      guard pair.count == 2 else { continue }
      result.append(pair[1 - low] == 0 ? pair[low] : 0x3F)
      pair.removeAll(keepingCapacity: true)
    }
    return result
  }

  private mutating func run() throws(DocumentError) {
    while true {
      skip(while: Self.isSpace)
      if starts(with: "<?xml ") || starts(with: "<?xml\t") || starts(with: "<?xml\n")
        || starts(with: "<?xml\r")
      {
        try checkDeclaration()
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<!") {
        throw DocumentError(
          .forbidden,
          "document type declarations are not allowed here; delete the one that begins in this line",
          at: DocumentPlace(line: line, column: 1))
      } else {
        return
      }
    }
  }

  private mutating func checkDeclaration() throws(DocumentError) {
    let start = index
    skip(past: "?>")
    let declaration = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let range = declaration.firstRange(of: "encoding") else { return }
    let quoted = declaration[range.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = quoted.first, quote == "\"" || quote == "'" else { return }
    let name = quoted.dropFirst().prefix { $0 != quote }.uppercased()
    guard !Self.encodings.contains(where: { name.hasPrefix($0) }) else { return }
    throw DocumentError(
      .encoding, "the encoding “\(name.prefix(40))” is not read; save the file as UTF-8",
      at: DocumentPlace(line: line, column: 1))
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while index < bytes.count, holds(bytes[index]) { step() }
  }

  private mutating func skip(past end: StaticString) {
    while index < bytes.count, !starts(with: end) { step() }
    index = min(bytes.count, index + end.utf8CodeUnitCount)
  }

  private mutating func step() {
    if bytes[index] == 0x0A { line += 1 }
    index += 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
