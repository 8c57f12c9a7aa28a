import CZlib
import Foundation
import Testing

@testable import Vault

/// One vector of the age format: a few lines on what is expected, an empty line, the file.
struct AgeVector: Sendable, CustomTestStringConvertible {
  /// What the file is called.
  let name: String
  private var facts: [String: [String]] = [:]
  private var file: [UInt8] = []

  /// All vectors that need no post-quantum keys; empty when the shared fixtures are not here.
  static let all: [AgeVector] = {
    let root = URL(filePath: #filePath).appending(path: "../../../../shared/fixtures/age").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))) ?? []
    return names.filter { !$0.contains("hybrid") }.sorted().compactMap { name in
      (try? Data(contentsOf: root.appending(path: name))).map { AgeVector(name: name, bytes: Array($0)) }
    }
  }()

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      let words = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      facts[words[0], default: []].append(words[1])
    }
    file = facts["compressed"] == nil ? Array(rest) : Self.inflated(Array(rest))
  }

  var testDescription: String { name }

  /// `success`, `header failure` and so on.
  var expected: String { facts["expect"]?.first ?? "" }

  /// SHA-256 of the content, or of what comes before the damage.
  var payload: String? { facts["payload"]?.first }

  /// Opens the file as it says, and puts what came out into `content`.
  func outcome(_ content: inout [UInt8]) throws -> String {
    let openers =
      try (facts["identity"] ?? []).map { AgeOpener.identity(try AgeIdentity($0)) }
      + (facts["passphrase"] ?? []).map { AgeOpener.passphrase(AgePassphrase($0)) }
    do {
      let bytes = facts["armored"] == nil ? file : try AgeArmor.bytes(file)
      let reader = try AgeReader(sealedSize: Int64(bytes.count), openers: openers) { offset, count in
        Array(bytes.dropFirst(Int(offset)).prefix(count))
      }
      while content.count < reader.size {
        content += try reader.read(at: Int64(content.count), count: AgeChunks.size)
      }
      return "success"
    } catch let error as AgeError {
      switch error.code {
      case .header: return "header failure"
      case .noMatch: return "no match"
      case .authentication: return "HMAC failure"
      case .armor: return "armor failure"
      case .payload: return "payload failure"
      case .key, .file, .locked: return error.message
      }
    }
  }

  private static func inflated(_ bytes: [UInt8]) -> [UInt8] {
    // the largest is 258 pieces of 64 KiB
    var room = [UInt8](repeating: 0, count: 20 << 20)
    var count = UInt(room.count)
    guard uncompress(&room, &count, bytes, UInt(bytes.count)) == Z_OK else { return [] }
    return Array(room.prefix(Int(count)))
  }
}
