import Foundation
import Interview
import Library
import Testing

@testable import WebApp

@Suite("Interviews that are kept for the analysis")
struct AnalysisShelfTests {
  @Test("A guide without interviews is empty, whatever its name")
  func isEmpty() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "leitfaden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    defer { try? library.close() }
    let look = try await AnalysisShelf(library: library).look("nothing' OR 1", patience: nil)
    guard case .empty = look else {
      Issue.record("not empty")
      return
    }
  }

  @Test("What happens in an interview shows at the next look")
  func seesNews() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "leitfaden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    defer { try? library.close() }
    let made = try library.createInterview(
      guide: AnalysisHeld.guide(), participant: "P-01", language: "de")
    let shelf = AnalysisShelf(library: library)
    guard case .ready(let before) = try await shelf.look("tablets", patience: nil) else {
      Issue.record("not ready")
      return
    }
    #expect(before.interviews.map(\.id) == [made.id])
    #expect(before.interviews[0].events.isEmpty)
    let events = AnalysisHeld.interview(1, gender: "w", years: 1).events.map { event in
      var event = event
      event.interview = made.id
      return event
    }
    try await library.append(events)
    guard case .ready(let after) = try await shelf.look("tablets", patience: nil) else {
      Issue.record("not ready")
      return
    }
    #expect(after.interviews[0].answers["gender"] != nil)
    #expect(before.stamp != after.stamp)
  }
}
