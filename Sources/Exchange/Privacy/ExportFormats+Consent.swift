import Foundation
package import Interview

extension ExportFormats {
  /// What a participant has to have agreed to before files of these formats leave: sharing, and what they are made for.
  package static func consent(for formats: [ExportFormat]) -> ConsentRule {
    ConsentRule([.sharing] + formats.compactMap(\.consent))
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
      !format.suffix.isEmpty && stem.hasSuffix(format.suffix)
    }
    return consent(for: named.isEmpty ? alike : named)
  }
}
