import Foundation
import Wording

/// An age file as text, for places that take no other: PEM with a label of its own (RFC 7468, strict).
package enum AgeArmor {
  private static let begin = "-----BEGIN AGE ENCRYPTED FILE-----"
  private static let end = "-----END AGE ENCRYPTED FILE-----"
  private static let lineLength = 64

  /// Whether a file is such a text.
  package static func isArmored(_ bytes: [UInt8]) -> Bool {
    let first = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    return bytes[first...].starts(with: begin.utf8)
  }

  /// The file as text.
  package static func text(_ bytes: [UInt8]) -> String {
    let text = Array(Data(bytes).base64EncodedString())
    let lines = stride(from: 0, to: text.count, by: lineLength).map { start in
      String(text[start..<min(start + lineLength, text.count)])
    }
    return ([begin] + lines + [end]).joined(separator: "\n") + "\n"
  }

  /// The file in a text. White space before and after it is no part of it.
  ///
  /// - Throws: `AgeError` when the text is damaged.
  package static func bytes(_ text: [UInt8]) throws -> [UInt8] {
    let damaged = AgeError(.armor, "the text around it is damaged")
    guard let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { throw damaged }
    var lines = text[first...last].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard lines.count >= 2, lines.removeFirst().elementsEqual(begin.utf8),
      lines.removeLast().elementsEqual(end.utf8), lines.dropLast().allSatisfy({ $0.count == lineLength }),
      lines.last.map({ (1...lineLength).contains($0.count) && $0.count % 4 == 0 }) ?? true,
      let data = Data(base64Encoded: Data(lines.joined())),
      data.base64EncodedString().utf8.elementsEqual(lines.joined())
    else { throw damaged }
    return Array(data)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
