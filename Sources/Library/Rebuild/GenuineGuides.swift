import Guide
import Interview

/// Tells whether an interview still has the guide it was begun with. Up to the fingerprints of 32 digits, a bundle could bring a
/// guide with exchanged labels under the fingerprint of another one, and later interviews were kept with it.
struct GenuineGuides {
  /// What is known of the guide of an interview.
  enum Judgement {
    /// It is the one, or nothing speaks against it.
    case own
    /// It was exchanged; this is the one.
    case exchanged(Guide)
    /// It does not have its fingerprint, and no guide at hand has it.
    case doubtful
  }

  private let guides: [String: Guide]
  /// Came in with bundles: what they say of themselves is all there is.
  private let strangers: Set<String>

  /// With the guides that are at hand.
  init(_ guides: [Guide], library: Library) {
    self.guides = Dictionary(
      guides.compactMap { guide in
        (try? GuideFingerprint.json(guide)).map { (GuideFingerprint.oldFingerprint(ofJSON: $0), guide) }
      }, uniquingKeysWith: { a, _ in a })
    strangers = Set(
      library.audit().entries.filter { $0.action == AuditEntry.Action.tookIn.rawValue }
        .flatMap(\.interviews))
  }

  /// Whether the document holds the guide of its fingerprint.
  func judge(_ document: InterviewDocument) -> Judgement {
    guard GuideFingerprint.isOld(document.guideFingerprint), !strangers.contains(document.id),
      let json = try? GuideFingerprint.json(document.guide),
      !GuideFingerprint.fits(document.guideFingerprint, json: json)
    else { return .own }
    return guides[document.guideFingerprint].map { .exchanged($0) } ?? .doubtful
  }
}
