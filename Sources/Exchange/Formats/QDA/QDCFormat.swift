import Foundation
import Guide
import GuideFormats
import Wording

extension ExportFormat {
  /// The codes of the guides, for QDA programs that already have a project.
  package static let qdc = ExportFormat(
    id: "qdc", name: "Codes of the guide for QDA programs", purpose: .code,
    opensIn: ["MAXQDA", "ATLAS.ti", "NVivo", "QualCoder", "f4analyse", "Taguette (CSV)"],
    lost: "everything but the questions and sections",
    fileExtension: "qdc", consent: nil, holds: [.guide], reach: .together,
    writer: .files(QDCFormat.write(_:to:options:)))
}

enum QDCFormat {
  /// Writes one codebook for each guide, with the questions of all its versions.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try QDPXCodes.guides(of: interviews).flatMap { guide -> [ExportedFile] in
      let name = "\(QDPXFormat.fileName(guide.id)).qdc"
      let data = try QDACodebookFormat.data(of: [QDACode.codes(of: guide)])
      try OutputFile.write(data, to: folder.appending(path: name))
      let what: Sentence = "\(ExportFormat.qdc.name) \(guide.id)"
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
