import WebServing

/// What a page asks for: which interviews, as which files, where to.
struct ExportOrder: Decodable, Sendable {
  /// Identifiers, as the page lists them.
  var interviews: [String]
  /// Identifiers of formats.
  var formats: [String]
  /// The only question of which sound is wanted, by its identifier; none for all.
  var question: String?
  /// In which language reports speak; none for that of each interview.
  var language: Language?
  /// Also names.
  var withNames: Bool
  /// Nothing that was written by hand.
  var withoutText: Bool
  /// Where to.
  var place: ExportChoice.Place
  /// For `folder` the path that was typed, for `medium` where it is mounted.
  var path: String
  /// Said by the page after it asked: also what a participant did not agree to share.
  var despiteConsent: Bool?
  /// Whole interviews in one sealed file instead of files for other programs.
  var seal: SealWish?
  /// Under which these choices are remembered: a guide's `id`, or empty for the whole library.
  var study: String

  /// What is remembered of it.
  var choice: ExportChoice {
    ExportChoice(
      formats: formats, withoutText: withoutText, place: place, folder: place == .folder ? path : "")
  }
}
