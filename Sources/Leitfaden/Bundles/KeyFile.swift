import Foundation
import Vault
import Wording

/// Keys as people have them: written out, or in a file with one per line; lines that begin with # are remarks.
enum KeyFile {
  /// The public keys in a file, or the one that was written out.
  static func recipients(_ text: String) throws -> [AgeRecipient] {
    if text.hasPrefix("age1") { return [try recipient(text, "“\(text.prefix(12))…”")] }
    let lines = try lines(of: text)
    guard !lines.isEmpty else { throw CommandFailure("the key file \(text) holds no key") }
    if lines.contains(where: { $0.uppercased().hasPrefix("AGE-SECRET-KEY-") }) {
      throw CommandFailure(
        "\(text) holds a secret key; bundles are encrypted for the public one that belongs to it",
        hint: "it begins with age1 and is often in the same file, after # public key")
    }
    return try lines.map { try recipient($0, "a line of \(text)") }
  }

  /// The secret keys in a file.
  static func openers(_ file: String) throws -> [AgeOpener] {
    let lines = try lines(of: file).filter { $0.uppercased().hasPrefix("AGE-SECRET-KEY-") }
    guard !lines.isEmpty else {
      throw CommandFailure(
        "the key file \(file) holds no secret key", hint: "it has a line that begins with AGE-SECRET-KEY-1")
    }
    return try lines.map { line in
      do { return .identity(try AgeIdentity(line)) } catch {
        throw CommandFailure("a secret key in \(file) is not written correctly", hint: "copy it again, whole")
      }
    }
  }

  private static func recipient(_ text: String, _ what: Sentence) throws -> AgeRecipient {
    do { return try AgeRecipient(text) } catch {
      throw CommandFailure(
        "\(what) is not a public key", hint: "copy it again, whole: age1 and 58 more characters")
    }
  }

  private static func lines(of file: String) throws -> [String] {
    guard let data = FileManager.default.contents(atPath: file), data.count < 1_000_000 else {
      throw CommandFailure("the key file \(file) cannot be read")
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
