import Documents
import Foundation
import Vault

/// What stands beside the library's secret key, under the same passphrase, so that nobody exchanges it unnoticed: the public
/// recovery key, and what the file is that the recovery key opens. One comment of the key's file:
/// `# recovery age1… SHA-256`.
struct VouchedKeys: Hashable {
  let recovery: AgeRecipient
  /// SHA-256 of `library.recovery.age`, 64 hexadecimal digits; empty when it was not there.
  let rescue: String

  /// What is there now.
  init(_ keys: URL, _ recovery: AgeRecipient) {
    (self.recovery, rescue) = (recovery, Self.digest(of: keys))
  }

  /// Reads it from the lines of the key's file; `nil` in one of a version that did not write it.
  init?(_ lines: [String]) {
    let words = lines.lazy.map { $0.split(separator: " ").map(String.init) }
      .first { $0.count >= 3 && $0[0] == "#" && $0[1] == "recovery" }
    guard let words, let recovery = try? AgeRecipient(words[2]) else { return nil }
    (self.recovery, rescue) = (recovery, words.count > 3 ? words[3] : "")
  }

  /// Says in the same file that there is an `audit.vouched`.
  static let statesComment = "states vouched"

  static func coverStates(_ lines: [String]) -> Bool { lines.contains("# \(statesComment)") }

  var comment: String { "recovery \(recovery.text) \(rescue)" }

  static func digest(of keys: URL) -> String {
    guard let data = Files.contents(keys.appending(path: "library.recovery.age")) else { return "" }
    var hash = SHA256()
    hash.update(data)
    return hash.hexadecimal()
  }
}
