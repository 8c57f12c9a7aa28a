/// What people chose the last time they exported interviews of a study. Names are not remembered: who wants them says so
/// every time.
struct ExportChoice: Hashable, Sendable, Codable {
  /// A kind of place.
  enum Place: String, Codable, Sendable {
    /// A folder of the computer that records.
    case folder
    /// A stick or card.
    case medium
    /// One ZIP file for the device on which the page is.
    case download
  }

  /// Identifiers of formats.
  var formats: [String]
  /// Whether what was written by hand stays out.
  var withoutText: Bool
  /// The kind of place.
  var place: Place
  /// The folder of this computer.
  var folder: String
}
