import Foundation
import Interview
import Testing

@testable import Exchange

@Suite("An index for oral history archives")
struct OhmsTests {
  private static func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 40_000)
    held.note("before the first question", at: 100)
    held.visit("first_day", at: 8000)
    held.note("in its visit", on: "first_day", at: 9000)
    held.note("about another question", on: "advice", at: 10_000)
    held.happened(12_000, .paused)
    held.happened(12_000, .continued)
    held.closePart(1, frames: 40_000, at: 40_000)
    try held.part(2, frames: 16_000, at: 40_000)
    held.note("at the very end", on: "first_day", at: 56_000)
    held.happened(56_000, .saved)
    return held
  }

  @Test("keeps every note: those outside the visits to their question are points of their own, pauses too")
  func notes() throws {
    let folder = try TemporaryFolder()
    let exported = try Self.held(in: folder).exported
    let texts = try exported.soundFiles.map { try OhmsFormat.text(for: $0, of: exported) }
    let notes = texts.map { text in text.matches(of: /<synopsis>([^<]+)</).map { String($0.1) } }
    #expect(
      notes == [
        ["before the first question", "in its visit", "about another question"], ["at the very end"],
      ])
    let titles = texts[0].matches(of: /<title>([^<]*)</).map { String($0.1) }
    #expect(titles[1] == "Note: before the first question" && titles.contains { $0.hasPrefix("Pause") })
  }

  @Test("counts records by whole numbers that stay the same and differ between parts")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let exported = try Self.held(in: folder).exported
    let ids = try (exported.soundFiles + exported.soundFiles).map { sound in
      let text = try OhmsFormat.text(for: sound, of: exported)
      return try #require(text.firstMatch(of: /<record id="(\d+)"/).flatMap { Int32($0.1) })
    }
    #expect(Array(ids.prefix(2)) == Array(ids.suffix(2)) && ids[0] != ids[1])
  }
}
