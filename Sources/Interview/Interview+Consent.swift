extension Interview {
  /// What marks of a spoken consent are called, by whoever sets them at the beginning.
  private static let consentLabels: Set<String> = ["Consent", "Einwilligung"]

  /// Where the consent is said: the mark that was set for it. `nil` when none was, and when what is noted was written.
  package var consentOnRecording: Mark? {
    consent?.manner == .written ? nil : marks.first { Self.consentLabels.contains($0.label) }
  }
}
