package import Guide

/// What reading a guide file gave: the guide as far as it could be understood, and every problem found.
package struct GuideReading: Sendable {
  /// The guide; `nil` when the file is no guide at all. With errors it is what could be read: good for looking
  /// at, not for recording an interview.
  package var guide: Guide?
  /// All problems in the order of the file.
  package var diagnostics: [GuideDiagnostic]
  /// The languages that the file has texts in, as language tags, the main one first; empty when it does not say.
  package var languages: [String]

  /// Makes a reading; without `languages` it is that of the guide.
  package init(guide: Guide?, diagnostics: [GuideDiagnostic], languages: [String]? = nil) {
    self.guide = guide
    self.diagnostics = diagnostics
    self.languages = languages ?? [guide?.language ?? ""].filter { !$0.isEmpty }
  }

  /// Whether at least one problem is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
