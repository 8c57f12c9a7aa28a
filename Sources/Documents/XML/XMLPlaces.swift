package import Foundation

/// Which start tag of which line: libxml2 remembers lines only, and finding a column costs a look at the file.
package struct XMLMark: Hashable, Sendable {
  /// Line in the file, from 1.
  package var line: Int
  /// The how manieth start tag of the line, from 1.
  package var number: Int

  /// Makes a mark.
  package init(line: Int, number: Int) {
    self.line = line
    self.number = number
  }
}

/// Finds the columns of elements, for the few that are talked about.
package struct XMLPlaces: Sendable {
  // Lines longer than this are not searched: a thousand problems in one line of 32 MB must not take minutes.
  private static let longestSearch = 64 * 1024

  private let document: Data
  private var starts: [Int] = []

  /// Prepares for a document; nothing is looked at yet.
  package init(_ document: Data) { self.document = document }

  /// Line and column of a mark; column 1 where it cannot be found.
  package mutating func place(_ mark: XMLMark) -> DocumentPlace {
    if starts.isEmpty { starts = Self.lineStarts(document) }
    guard starts.indices.contains(mark.line - 1) else {
      return DocumentPlace(line: max(mark.line, 1), column: 1)
    }
    let start = starts[mark.line - 1]
    let line = document[start..<min(document.endIndex, start + Self.longestSearch)]
    return DocumentPlace(line: mark.line, column: Self.column(mark.number, in: line))
  }

  private static func lineStarts(_ document: Data) -> [Int] {
    var starts = [document.startIndex]
    document.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      while index < bytes.count, let found = memchr(base + index, 0x0A, bytes.count - index) {
        index = UnsafeRawPointer(found) - base + 1
        starts.append(document.startIndex + index)
      }
    }
    return starts
  }

  private static func column(_ number: Int, in line: Data) -> Int {
    let bytes = Array(line)
    var seen = 0
    for index in bytes.indices.dropLast() {
      if bytes[index] == 0x0A { break }
      guard bytes[index] == 0x3C, isNameStart(bytes[index + 1]) else { continue }
      seen += 1
      if seen == number { return String(decoding: bytes[..<index], as: UTF8.self).count + 1 }
    }
    return 1
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
  }
}
