package import Foundation
import Guide
import GuideFormats

/// The codes of the guides, for QDA programs that already have a project.
package enum QDCFormat: ExportFormat {
  /// `qdc`
  package static let id = "qdc"
  /// Codes of the guide.
  package static let name = "Codes of the guide for QDA programs"
  /// The same in German.
  package static let germanName = "Codes des Leitfadens für QDA-Programme"
  /// `qdc`
  package static let fileExtension = "qdc"
  /// What people do with it.
  package static let purpose = ExportPurpose.code
  /// What is not in it.
  package static let lost = "everything but the questions and sections"
  /// The same in German.
  package static let germanLost = "alles außer Fragen und Abschnitten"
  /// Programs that import it.
  package static let opensIn = ["MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse", "Taguette (CSV)"]

  /// Writes one codebook for each guide, with the questions of all its versions.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try QDPXCodes.guides(of: interviews).flatMap { guide -> [ExportedFile] in
      let name = "\(QDPXFormat.fileName(guide.id)).qdc"
      let data = try QDACodebookFormat.data(of: [QDACode.codes(of: guide)])
      try OutputFile.write(data, to: folder.appending(path: name))
      let what = FileWords("\(Self.name) \(guide.id)", german: "\(Self.germanName) \(guide.id)")
      let table = "\(QDPXFormat.fileName(guide.id))_taguette.csv"
      try OutputFile.write(
        TaguetteCodebook.data(of: QDACode.codes(of: guide)), to: folder.appending(path: table))
      return [
        ExportedFile(name: name, what: what).opening(
          in: "MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse"),
        ExportedFile(
          name: table,
          what: FileWords(
            "The same codes for Taguette (Import codebook)",
            german: "Dieselben Codes für Taguette (Codebuch importieren)")
        ).opening(in: "Taguette"),
      ]
    }
  }
}
