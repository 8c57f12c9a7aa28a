package import Interview

extension ExportFormats {
  /// What a participant has to have agreed to before files of these formats leave: sharing, and what they are made for.
  package static func consent(for formats: [ExportFormat]) -> ConsentRule {
    ConsentRule([.sharing] + formats.compactMap(\.consent))
  }
}
