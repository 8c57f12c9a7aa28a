import Foundation
import GuideFormats

/// Questionnaires of other programs, by the ending of their files.
enum QuestionnaireTarget {
  static func run(_ bytes: [UInt8], ending: String) {
    guard let reading = GuideFormats.read(Data(bytes), name: "questionnaire.\(ending)") else { return }
    precondition(reading.guide != nil || reading.hasErrors, "nothing was read, and nothing said")
  }
}
