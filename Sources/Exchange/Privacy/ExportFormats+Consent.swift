package import Interview

extension ExportFormats {
  /// What a participant has to have agreed to before files of these formats leave: sharing, and what they are made for.
  package static func consent(for formats: [any ExportFormat.Type]) -> ConsentRule {
    ConsentRule(
      [.sharing]
        + formats.compactMap { format -> Consent.Scope? in
          switch format.purpose {
          case .transcribe: .transcription
          case .archive: .archive
          case .listen, .code, .count, .read: nil
          }
        })
  }
}
