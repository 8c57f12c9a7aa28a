package import Foundation
import Documents
package import Guide

/// queXML, the questionnaire format of ACSPRI, as LimeSurvey's exporters of three generations write it, as the schema's
/// own author does, and as the strict schema wants it.
package enum QueXMLFormat: GuideFormat, WritableGuideFormat {
  /// `quexml`
  package static let id = "quexml"
  /// queXML
  package static let name = "queXML (.xml)"
  /// `.quexml`, `.xml`
  package static let fileExtensions = ["quexml", "xml"]
  /// application/xml
  package static let mediaType = "application/xml"

  /// Reads a questionnaire; a file holds one language, which only its name says.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    do {
      var builder = QueXMLGuide(fileName: name, problems: ImportProblems(XMLPlaces(data)))
      let guide = try builder.read(data)
      return GuideReading(guide: guide, diagnostics: builder.problems.sorted)
    } catch {
      return GuideReading(refusing: error)
    }
  }

  /// Writes a guide so that the strict schema accepts it.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    var writer = QueXMLWriter(guide)
    let data = try writer.data()
    return GuideWriting(data: data, losses: ExportLosses.ofLanguages(guide) + writer.losses)
  }
}
