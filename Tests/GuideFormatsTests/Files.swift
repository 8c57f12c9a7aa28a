import Foundation
import Guide
import Testing

@testable import GuideFormats

/// Files beside and in the checkout.
enum Files {
  static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A fixture in ../shared, or `nil` where that folder is absent (users do not have it).
  static func fixture(_ path: String) -> URL? {
    let url = project.appending(path: "../shared/fixtures/questionnaires/\(path)").standardizedFileURL
    if FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) { return url }
    print("skipped: \(path) is not here")
    return nil
  }

  static func ownGuide(_ name: String) -> URL {
    project.appending(path: "Interviews/guides/\(name)")
  }

  static let ownGuides = ["demo.en.guide.md", "nachbarschaft.de.guide.md", "oral-history.en.guide.md"]

  static let fixtureGuides = [
    "guide/interview_tools.en.guide.md", "guide/interview_tools.de.guide.md", "guide/minimal.en.guide.md",
  ]
}

/// `line:column severity` of each problem.
func places(_ reading: GuideReading) -> [String] {
  reading.diagnostics.map { "\($0.place) \($0.severity.rawValue)" }
}
