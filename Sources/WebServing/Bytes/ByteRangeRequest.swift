/// What the `Range` header of an HTTP request asks of a file of known length: RFC 9110, section 14.
///
///     Range: bytes=0-499        the first 500 bytes
///     Range: bytes=500-         all but these
///     Range: bytes=-500         the last 500
///     Range: bytes=0-0, -1      the first and the last: only the first is answered
///
/// Of several ranges the first that can be answered is, which section 15.3.7 allows: the answer says by itself which
/// bytes it holds, and players never ask for more than one. A header with anything malformed in it is no header.
package enum ByteRangeRequest: Hashable, Sendable {
  /// Answer 200 with everything: nothing was asked, or not in a way that has a meaning.
  case whole
  /// Answer 206 with these bytes; never empty, never beyond the end.
  case part(Range<Int64>)
  /// Answer 416: what was asked begins behind the end, or is the last 0 bytes.
  case unsatisfiable

  /// More ranges than any program asks for in earnest.
  private static let mostRanges = 64

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - header: The value of `Range`; nil when there is none. Two such headers are to be joined by a comma.
  ///   - length: Bytes of the file. An empty file is always answered whole, as most servers do.
  package init(_ header: String?, length: Int64) {
    self = header.flatMap { Self.read(Substring($0), max(0, length)) } ?? .whole
  }

  /// Status code of the answer.
  package var status: Int {
    switch self {
    case .whole: 200
    case .part: 206
    case .unsatisfiable: 416
    }
  }

  /// The bytes to send; nil when there are none to send.
  package func bytes(ofLength length: Int64) -> Range<Int64>? {
    switch self {
    case .whole: 0..<max(0, length)
    case .part(let range): range
    case .unsatisfiable: nil
    }
  }

  /// The value of `Content-Range`; nil where the answer has none.
  package func contentRange(ofLength length: Int64) -> String? {
    switch self {
    case .whole: nil
    case .part(let range): "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
    case .unsatisfiable: "bytes */\(length)"
    }
  }

  private static func read(_ header: Substring, _ length: Int64) -> ByteRangeRequest? {
    guard length > 0, let equals = header.firstIndex(of: "=") else { return nil }
    // names of units are case-insensitive
    guard trimmed(header[..<equals]).lowercased() == "bytes" else { return nil }
    let pieces = header[header.index(after: equals)...].split(separator: ",").map(trimmed)
      .filter { !$0.isEmpty }
    guard (1...mostRanges).contains(pieces.count) else { return nil }
    var found: ByteRangeRequest?
    for piece in pieces {
      guard let range = range(piece, length) else { return nil }
      if found == nil, !range.isEmpty { found = .part(range) }
    }
    return found ?? .unsatisfiable
  }

  /// One range, cut to the file; empty when the file has none of it, nil when it is malformed.
  private static func range(_ text: Substring, _ length: Int64) -> Range<Int64>? {
    guard let dash = text.firstIndex(of: "-") else { return nil }
    let (before, after) = (text[..<dash], text[text.index(after: dash)...])
    guard before.allSatisfy(isDigit), after.allSatisfy(isDigit) else { return nil }
    if before.isEmpty {
      guard !after.isEmpty else { return nil }
      return (length - min(number(after), length))..<length
    }
    let first = number(before)
    guard after.isEmpty || !isLess(after, before) else { return nil }
    guard first < length else { return 0..<0 }
    let last = after.isEmpty ? length - 1 : min(number(after), length - 1)
    return first..<last + 1
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// The number; one too large for 64 bits is beyond the end of every file, as is the largest.
  private static func number(_ digits: Substring) -> Int64 { Int64(digits) ?? .max }

  /// Whether one number is smaller than another, however many digits they have.
  private static func isLess(_ left: Substring, _ right: Substring) -> Bool {
    let (left, right) = (left.drop { $0 == "0" }, right.drop { $0 == "0" })
    return left.count == right.count ? left < right : left.count < right.count
  }

  private static func trimmed(_ text: Substring) -> Substring {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
