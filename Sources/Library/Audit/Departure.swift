/// What left the library, as the ledger of exports keeps it: enough to tell everybody who got it. Never a person's name.
package struct Departure: Hashable, Sendable, Codable {
  /// A way out of the library.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// Files in a folder.
    case export
    /// A ZIP file that a browser fetched.
    case download
    /// A bundle of whole interviews.
    case bundle
    /// A second copy that was written while it was recorded.
    case copy
    /// A copy of the library.
    case backup
    /// Contact data, on their own.
    case contacts
  }

  /// Which way.
  package var kind: Kind
  /// Identifiers of the formats; empty for bundles.
  package var formats: [String]
  /// Whether titles, places, persons and the like were told.
  package var withNames: Bool
  /// Whether it holds what was written by hand.
  package var withText: Bool
  /// To whom it was sealed: public keys, or `passphrase`; empty when everybody can read it.
  package var recipients: [String]
  /// The folder or file that was written; empty for a download.
  package var place: String

  /// Makes an entry.
  package init(
    _ kind: Kind, formats: [String] = [], withNames: Bool, withText: Bool, recipients: [String] = [],
    place: String = ""
  ) {
    (self.kind, self.formats, self.withNames, self.withText) = (kind, formats, withNames, withText)
    (self.recipients, self.place) = (recipients, place)
  }

  /// Stands in `recipients` for somebody who knows a passphrase.
  package static let passphrase = "passphrase"

  /// Whether nobody else can read it.
  package var isSealed: Bool { !recipients.isEmpty }
}
