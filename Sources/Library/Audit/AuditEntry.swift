import Foundation
import Vault

/// One line of the audit log: what was done to which interviews, by identifiers only.
package struct AuditEntry: Hashable, Sendable, Codable {
  /// What can be done. Words of a later version are kept as they are.
  package enum Action: String, Sendable, CaseIterable {
    /// The log was begun.
    case begun
    /// A sealed library was unlocked.
    case unlocked
    /// An interview was recorded, or recorded on.
    case recorded
    /// Something left the library: see `departure`.
    case left
    /// Interviews came in with a bundle.
    case tookIn
    /// An interview was moved to the bin, or removed.
    case deleted
    /// It was taken back out of the bin.
    case restored
    /// A participant withdrew it.
    case withdrawn
    /// The library got another passphrase.
    case passphraseChanged
    /// Something was done in spite of a consent that was not given.
    case despiteConsent
    /// What a participant agreed to was stored: see `code`.
    case consentNoted
    /// An unlocking found public keys exchanged, and put them right: see `code`.
    case keysMended
    /// Somebody who held the library's key vouched for what it holds: see `code`.
    case vouched
    /// Something was not as it had been left: see `code`.
    case doubted
    /// Somebody has looked at that, and knows how it came about.
    case doubtsAccepted
    /// Contact data were stored or removed.
    case contactChanged
  }

  /// 1, 2, 3 …
  package var number: Int
  /// `2026-11-21T21:22:35Z`, by the wall clock.
  package var time: String
  /// An `Action`, by its word.
  package var action: String
  /// Identifiers of the interviews.
  package var interviews: [String]
  /// A word that says more, such as the reason of a withdrawal.
  package var code: String?
  /// What left; `nil` in a sealed library, see `sealed`.
  package var departure: Departure?
  /// The same, sealed to the keys of a sealed library (an age file as base64).
  package var sealed: String?
  /// The hash of the entry before; empty for the first.
  package var previous: String

  /// As it stands behind its hash.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The same with `departure` readable; as it is when the keys do not open it.
  func opened(with openers: [AgeOpener]) -> AuditEntry {
    guard let sealed, let file = Data(base64Encoded: sealed),
      let json = try? AgeFile.open(file, with: openers)
    else { return self }
    var entry = self
    entry.departure = try? JSONDecoder().decode(Departure.self, from: json)
    return entry
  }
}
