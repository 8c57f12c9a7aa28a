import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("A section that was chosen as a whole is a place like a question")
struct WholeSectionTests {
  // Chosen for 4 s, between two questions; once more for half a second on the way.
  private func exported(in folder: TemporaryFolder) throws -> ExportedInterview {
    var held = HeldInterview(in: folder.url)
    held.guide.sections.swapAt(0, 1)
    held.guide.sections[1].title = "After {years} years"
    try held.part(frames: 80_000)
    held.answer("years", .number(3), at: 1)
    held.visit("first_day", at: 8000)
    held.happened(16_000, .visited(question: nil, section: "opening"))
    held.visit("advice", at: 48_000)
    held.happened(60_000, .visited(question: nil, section: "facts"))
    held.visit("years", at: 64_000)
    held.visit(nil, at: 72_000)
    held.closePart(1, frames: 80_000, at: 80_000)
    return held.exported
  }

  private static let name = "Section: After 3 years"

  @Test("in markers and tiers, with its heading as it was told; none overlap, and all still adds up")
  func markers() throws {
    let exported = try exported(in: TemporaryFolder())
    let places = exported.markers.filter(\.kind.isPlace)
    #expect(places.map(\.span.start.index) == [8000, 16_000, 48_000, 60_000])
    #expect(places.map(\.span.end.index) == [16_000, 48_000, 60_000, 72_000])
    #expect(places.map(\.kind) == [.visit, .section, .visit, .visit] && places[1].label == Self.name)
    let sound = try #require(exported.soundFiles.first)
    let items = exported.items(of: .questions, in: sound)
    #expect(items.map(\.span.start.index) == [8000, 16_000, 48_000, 60_000] && items[1].text == Self.name)
    let account = exported.interview.soundAccount
    #expect(account.unaccounted == 0 && account.sound == 80_000)
  }

  @Test(
    "in labels, chapters and tiers",
    arguments: [
      .audacity, .chapters, .webVTT, .elan, .textGrid,
      .reaper, .subtitles,
    ] as [ExportFormat])
  func files(_ format: ExportFormat) throws {
    let folder = try TemporaryFolder()
    let files = try Exporter.export(
      [try exported(in: folder)], formats: [format], to: folder.url.appending(path: "out"))
    let texts = files.filter { $0.lastPathComponent != "contents.txt" }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    #expect(texts.contains { $0.contains(Self.name) })
    #expect(!texts.contains { $0.contains("{years}") })
  }

  @Test("tables of one interview have the words that were said, those of several name what was put in")
  func tables() throws {
    var held = HeldInterview(in: try TemporaryFolder().url)
    held.guide.sections.swapAt(0, 1)
    held.guide.sections[1].title = "After {years} years"
    held.guide.sections[1].questions.append(
      Question(id: "grown", text: "Grown in {years} years?", kind: "text"))
    held.answer("years", .number(3), at: 1)
    held.visit("grown", at: 8000)
    held.visit(nil, at: 48_000)
    let exported = held.exported
    for (interviews, title, wording) in [
      ([exported], "After 3 years", "Grown in 3 years?"),
      ([exported, exported], "After [years] years", "Grown in [years] years?"),
    ] {
      let table = try #require(StudyTable.tables(of: interviews).first)
      let variable = try #require(table.variables.first { $0.question?.id == "grown" })
      #expect(variable.section?.title == title && variable.question?.text == wording)
      #expect(!variable.statistics.label.contains("{"))
      let codes = QDPXCodes(interviews, QDAWords(language: "en")).roots
      #expect("\(codes)".contains(wording) && !"\(codes)".contains("{years}"))
    }
  }
}
