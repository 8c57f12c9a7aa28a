// REFI-QDA codebook 1.0 (.qdc; REFI-QDA 1.5, section 5.2): codes with identifiers, descriptions and colours.
//
//   <CodeBook xmlns="urn:QDA-XML:codebook:1.0"><Codes>
//     <Code guid="…" name="Opening" isCodable="false"><Code guid="…" name="Q01 first_day" isCodable="true">…
import Documents
package import Foundation
package import Guide
import Wording

/// A guide as the codebook of a QDA program: headings with the questions as codes under them.
package enum QDACodebookFormat: WritableGuideFormat {
  /// `qdc`
  package static let id = "qdc"
  /// QDA codebook
  package static let name = "QDA codebook (.qdc)"
  /// `.qdc`
  package static let fileExtensions = ["qdc"]
  /// application/xml
  package static let mediaType = "application/xml"

  /// Writes the codebook.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    let lost = guide.questions.contains { !$0.isOpen || !$0.probes.isEmpty }
    return GuideWriting(
      data: try data(of: [QDACode.codes(of: guide.withPlaceholders)]),
      losses: (lost
        ? ["a codebook has questions only: kinds of answers, choices and probes are left out"] : [])
        + ExportLosses.ofLanguages(guide))
  }

  /// The file with these codes.
  package static func data(of codes: [QDACode]) throws -> Data {
    let xml = try XMLWriter()
    xml.start("CodeBook", [("xmlns", "urn:QDA-XML:codebook:1.0"), ("origin", "Leitfaden")])
    xml.element("Codes") { xml in for code in codes { code.write(to: xml) } }
    return xml.finish()
  }
}
