import Foundation
import Guide
import Testing

@testable import GuideFormats

/// Files beside and in the checkout.
enum Files {
  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let shared = project.appending(path: "../shared/fixtures/questionnaires").standardizedFileURL

  /// Whether the questionnaires of other people lie beside the checkout; users do not have them.
  static let hasShared = FileManager.default.fileExists(atPath: shared.path(percentEncoded: false))

  /// A questionnaire beside the checkout, for tests with `.sharedQuestionnaires`.
  static func fixture(_ path: String) -> URL { shared.appending(path: path) }

  /// A questionnaire of our own, there for everybody.
  static func own(_ name: String) -> URL {
    project.appending(path: "Tests/GuideFormatsTests/Fixtures/\(name)")
  }

  static func ownGuide(_ name: String) -> URL {
    project.appending(path: "Interviews/guides/\(name)")
  }

  static let ownGuides = ["demo.en.guide.md", "nachbarschaft.de.guide.md", "oral-history.en.guide.md"]

  static let fixtureGuides = [
    "guide/interview_tools.en.guide.md", "guide/interview_tools.de.guide.md", "guide/minimal.en.guide.md",
  ]
}

extension Trait where Self == ConditionTrait {
  /// For tests that read the questionnaires beside the checkout: skipped, and said so, where they are not.
  static var sharedQuestionnaires: Self {
    .enabled(if: Files.hasShared, "the questionnaires of other people are not beside this checkout")
  }
}

/// `line:column severity` of each problem.
func places(_ reading: GuideReading) -> [String] {
  reading.diagnostics.map { "\($0.place) \($0.severity.rawValue)" }
}
