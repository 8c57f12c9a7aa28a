import Foundation
import Wording

/// The bytes of a text file as valid UTF-8.
enum TextBytes {
  /// Takes a byte order mark away and refuses what is no text.
  ///
  /// - Throws: at an empty file, a zero byte, or bytes that are not UTF-8, with the line.
  static func utf8(_ data: Data) throws(DocumentError) -> [UInt8] {
    var bytes = Array(data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      // Foundation passes over half a character at the end.
      guard bytes.count.isMultiple(of: 2), let text = String(data: data, encoding: .utf16) else {
        throw DocumentError(.encoding, "the file is not whole UTF-16; save it as UTF-8", at: .start)
      }
      bytes = Array(text.utf8)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }) {
      throw DocumentError(.malformed, "the file is empty; export the questionnaire again", at: .start)
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw DocumentError(
        .malformed, "there is a zero byte, which no text contains; export the table again as CSV in UTF-8",
        at: place(of: zero, in: bytes))
    }
    if let wrong = firstInvalid(bytes) {
      throw DocumentError(
        .encoding, "the file is not written in UTF-8; save it with this encoding",
        at: place(of: wrong, in: bytes))
    }
    return bytes
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var position = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): position += String(scalar).utf8.count
      case .emptyInput: return nil
      case .error: return min(position, bytes.count - 1)
      }
    }
  }

  private static func place(of index: Int, in bytes: [UInt8]) -> DocumentPlace {
    let before = bytes[..<index]
    let lines = before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return DocumentPlace(
      line: lines + 1, column: String(decoding: bytes[start..<index], as: UTF8.self).count + 1)
  }
}
