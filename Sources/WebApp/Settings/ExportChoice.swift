/// What people chose the last time they exported interviews of a study. Names are not remembered: who wants them says so
/// every time.
struct ExportChoice: Hashable, Sendable, Codable {
  /// Identifiers of formats.
  var formats: [String]
  /// Whether what was written by hand stays out.
  var withoutText: Bool
  /// The kind of place.
  var place: ExportOrder.Place
  /// The folder of this computer.
  var folder: String
}
