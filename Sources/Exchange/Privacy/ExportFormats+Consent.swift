import Foundation
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

  /// The same for one file that was written earlier, by its name: `P-07_transcript.txt`. Where several formats are called like
  /// that, what any of them needs.
  package static func consent(forFile name: String) -> ConsentRule {
    guard name != ContentsList.fileName else { return ConsentRule([.sharing]) }
    let (stem, ending) = (
      (name as NSString).deletingPathExtension.lowercased(), (name as NSString).pathExtension.lowercased()
    )
    let alike = all.filter { $0.fileExtension == ending }
    let named = alike.filter { format in
      guard let suffix = (format as? any SoundFileFormat.Type)?.suffix, !suffix.isEmpty else { return false }
      return stem.hasSuffix(suffix)
    }
    return consent(for: named.isEmpty ? alike : named)
  }
}
