package import Foundation
import Guide
import GuideFormats
package import Wording

/// The codes of the guides, for QDA programs that already have a project.
package enum QDCFormat: ExportFormat {
  /// `qdc`
  package static let id = "qdc"
  /// Codes of the guide.
  package static let name: Sentence = "Codes of the guide for QDA programs"
  /// `qdc`
  package static let fileExtension = "qdc"
  /// What people do with it.
  package static let purpose = ExportPurpose.code
  /// What is not in it.
  package static let lost: Sentence? = "everything but the questions and sections"
  /// Programs that import it.
  package static let opensIn: [Sentence] = [
    "MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse", "Taguette (CSV)",
  ]

  /// Writes one codebook for each guide, with the questions of all its versions.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try QDPXCodes.guides(of: interviews).flatMap { guide -> [ExportedFile] in
      let name = "\(QDPXFormat.fileName(guide.id)).qdc"
      let data = try QDACodebookFormat.data(of: [QDACode.codes(of: guide)])
      try OutputFile.write(data, to: folder.appending(path: name))
      let what: Sentence = "\(Self.name) \(guide.id)"
      let table = "\(QDPXFormat.fileName(guide.id))_taguette.csv"
      try OutputFile.write(
        TaguetteCodebook.data(of: QDACode.codes(of: guide)), to: folder.appending(path: table))
      return [
        ExportedFile(name: name, what: what).opening(
          in: "MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse"),
        ExportedFile(
          name: table,
          what: "The same codes for Taguette (Import codebook)"
        ).opening(in: "Taguette"),
      ]
    }
  }
}
