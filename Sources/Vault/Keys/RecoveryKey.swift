import Foundation

/// The recovery key as people copy it from paper: a secret key of age in groups.
package enum RecoveryKey {
  /// Characters of a group.
  private static let length = 6

  /// The groups in which a key is printed; the first is what all keys begin with.
  package static func groups(_ identity: AgeIdentity) -> [String] {
    let text = Array(identity.text)
    let start = "AGE-SECRET-KEY-1".count
    let rest = stride(from: start, to: text.count, by: length).map {
      String(text[$0..<min($0 + length, text.count)])
    }
    return [String(text[..<start])] + rest
  }

  /// Reads what was typed or pasted: blanks and hyphens between groups, and capitals, do not matter; `nil` when it is no
  /// key, or a letter is wrong (the key ends with a check of itself).
  package static func read(_ text: String) -> AgeIdentity? {
    let letters = text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let start = "AGESECRETKEY1"
    guard letters.hasPrefix(start) else { return nil }
    return try? AgeIdentity("AGE-SECRET-KEY-1" + letters.dropFirst(start.count))
  }
}
