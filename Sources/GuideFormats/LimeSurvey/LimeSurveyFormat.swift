package import Foundation
import Documents
package import Guide

/// LimeSurvey's survey structure, `.lss`: an XML dump of tables. Both layouts are read, the one before and the one
/// after texts moved to tables of their own (`question_l10ns`).
package enum LimeSurveyFormat: GuideFormat, WritableGuideFormat {
  /// `limesurvey`
  package static let id = "limesurvey"
  /// LimeSurvey
  package static let name = "LimeSurvey survey structure (.lss)"
  /// `.lss`; `.lsg` and `.lsq` only to say that they are parts of a survey.
  package static let fileExtensions = ["lss", "lsg", "lsq"]
  /// application/xml
  package static let mediaType = "application/xml"

  /// Reads a survey.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    do {
      let tables = try LimeSurveyTables(data)
      var problems = ImportProblems(XMLPlaces(data))
      guard let survey = LimeSurveySurvey(tables, language: language, &problems) else {
        return GuideReading(guide: nil, diagnostics: problems.sorted)
      }
      var builder = LimeSurveyGuide(survey, fileName: name, problems)
      let guide = builder.guide()
      return GuideReading(guide: guide, diagnostics: builder.problems.sorted, languages: survey.languageTags)
    } catch {
      return GuideReading(refusing: error)
    }
  }

  /// Writes a guide in the older layout, which every version since 2.05 imports.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    var writer = LimeSurveyWriter(guide)
    let data = try writer.data()
    return GuideWriting(data: data, losses: ExportLosses.ofLanguages(guide) + writer.losses)
  }
}
