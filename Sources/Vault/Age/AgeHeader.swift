import Crypto
import Foundation
import Wording

// The beginning of an age file (https://c2sp.org/age, version 1), text of lines that end with a line feed:
//
//   age-encryption.org/v1
//   -> X25519 TEiF0ypqr+bpvcqXNyCVJpL7OuwPdVwPL7KQEbFDOCc
//   EmECAEcKN+n/Vs9SbWiV+Hu0r+E8R77DdWYyd83nw7U
//   --- Vn+54jqiiUCE+WZcEVY3f1sqHjlu/z1LCQ/T7Xm7qI0
//
// and right behind it 16 bytes and the chunks of the content.

/// The beginning of an age file: the ways to its key, and a code over them that only the key can make.
struct AgeHeader: Sendable {
  /// The first line.
  static let version = "age-encryption.org/v1"
  /// No honest header is longer, in bytes.
  static let most = 1 << 20

  /// The ways to the key.
  let stanzas: [AgeStanza]
  /// Everything that is authenticated: up to and with the three hyphens of the last line.
  private let authenticated: [UInt8]
  private let code: [UInt8]

  /// Makes the header of a new file.
  init(_ stanzas: [AgeStanza], key: AgeFileKey) {
    self.stanzas = stanzas
    let text = Self.version + "\n" + stanzas.map(\.text).joined() + "---"
    authenticated = Array(text.utf8)
    code = key.code(over: authenticated)
  }

  /// Reads the header at the beginning of `bytes`.
  ///
  /// - Returns: The header and how many bytes it takes.
  /// - Throws: `AgeError` when it is not one.
  static func read(_ bytes: [UInt8]) throws -> (header: AgeHeader, length: Int) {
    var lines = Lines(bytes: bytes)
    guard try lines.next().elementsEqual(version.utf8) else {
      throw AgeError.header("it is not an age file of version 1")
    }
    var stanzas: [AgeStanza] = []
    while true {
      let line = try lines.next()
      if line.starts(with: "---".utf8) {
        guard !stanzas.isEmpty, line.starts(with: "--- ".utf8), let code = AgeBase64.bytes(line.dropFirst(4)),
          code.count == 32
        else { throw AgeError.header("its header does not end as it should") }
        let authenticated = Array(bytes[..<(line.startIndex + 3)])
        return (AgeHeader(stanzas: stanzas, authenticated: authenticated, code: code), lines.position)
      }
      stanzas.append(try stanza(line, &lines))
    }
  }

  private init(stanzas: [AgeStanza], authenticated: [UInt8], code: [UInt8]) {
    self.stanzas = stanzas
    self.authenticated = authenticated
    self.code = code
  }

  /// As it stands in the file.
  var bytes: [UInt8] { authenticated + Array(" \(AgeBase64.text(code))\n".utf8) }

  /// Throws unless the header was made by whoever knew this key.
  func check(_ key: AgeFileKey) throws {
    guard key.isRight(code, over: authenticated) else {
      throw AgeError(.authentication, "its header was changed after it was encrypted")
    }
  }

  private static func stanza(_ line: ArraySlice<UInt8>, _ lines: inout Lines) throws -> AgeStanza {
    guard line.starts(with: "-> ".utf8) else {
      throw AgeError.header("a line of its header is not a valid one")
    }
    let arguments = line.dropFirst(3).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard arguments.allSatisfy({ word in !word.isEmpty && word.allSatisfy { (33...126).contains($0) } })
    else {
      throw AgeError.header("a line of its header has signs that do not belong there")
    }
    var body: [UInt8] = []
    while true {
      let line = try lines.next()
      guard line.count <= 64, let bytes = AgeBase64.bytes(line) else {
        throw AgeError.header("a key in its header is damaged")
      }
      body += bytes
      if line.count < 64 { break }
    }
    return AgeStanza(arguments: arguments.map { String(decoding: $0, as: UTF8.self) }, body: body)
  }

  /// The lines of a header, one by one.
  private struct Lines {
    let bytes: [UInt8]
    var position = 0

    mutating func next() throws -> ArraySlice<UInt8> {
      guard let end = bytes[position...].prefix(AgeHeader.most).firstIndex(of: UInt8(ascii: "\n")) else {
        throw AgeError.header("its header is cut off")
      }
      defer { position = end + 1 }
      return bytes[position..<end]
    }
  }
}
