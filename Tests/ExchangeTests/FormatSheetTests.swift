import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("The sheet of a format")
struct FormatSheetTests {
  /// One interview, told with differences of one sort each.
  private struct Told {
    var wordAsTyped = "Nobody asked"
    var years = 11.0
    var visit: Int64 = 16_000
    var wording = "Years of experience"

    func held(in folder: URL, named name: String = "2026-11-21_P-07_a1b2") throws -> HeldInterview {
      var held = HeldInterview(in: folder, named: name)
      held.guide.sections[1].questions[0].text = wording
      try held.part(frames: 80_000)
      held.visit("first_day", at: 0)
      held.mark(wordAsTyped, at: 8000)
      held.note(wordAsTyped, on: "first_day", at: 9000)
      held.visit("years", at: visit)
      held.answer("years", .number(years), at: 40_000)
      held.answer("remark", .text(wordAsTyped), at: 50_000)
      held.visit(nil, at: 60_000)
      held.closePart(frames: 80_000, at: 80_000)
      held.happened(80_000, .saved)
      return held
    }
  }

  // Other programs write other bytes with each run; a browser takes seconds to print.
  private static let formats = ExportFormats.all.filter { $0.program == nil }

  /// Everything that a format writes, names of files included, the list of the folder not.
  private func bytes(_ format: ExportFormat, _ told: [Told]) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let exported = try told.enumerated().map { index, told in
      let name = "2026-11-21_P-0\(index + 7)_a1b\(index)"
      return try told.held(in: folder.url, named: name).exported(
        as: "\(index)1111111-2222-3333-4444-555555555555")
    }
    let files = try Exporter.export(exported, formats: [format], to: folder.url.appending(path: "out"))
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
        .filter { $0.0 != ContentsList.fileName })
  }

  @Test("says what the files hold, and nothing that they do not", arguments: formats.map(\.id))
  func holds(_ id: String) throws {
    let format = try #require(Self.formats.first { $0.id == id })
    let plain = try bytes(format, [Told()])
    #expect(try bytes(format, [Told()]) == plain, "the same gives the same bytes")
    let differences: [(ExportFormat.Holding, Told)] = [
      (.typed, Told(wordAsTyped: "Everybody asked")), (.answers, Told(years: 12)),
      (.times, Told(visit: 24_000)), (.guide, Told(wording: "How many years?")),
    ]
    for (holding, told) in differences {
      let differs = try bytes(format, [told]) != plain
      #expect(differs == format.holds.contains(holding), "\(id): \(holding)")
    }
  }

  @Test("says whether interviews share files", arguments: formats.map(\.id))
  func reach(_ id: String) throws {
    let format = try #require(Self.formats.first { $0.id == id })
    let (one, both) = (try bytes(format, [Told()]), try bytes(format, [Told(), Told(years: 12)]))
    // what is each interview's own stays as it was when another one comes along
    let isOwn = one.allSatisfy { both[$0.key] == $0.value } && both.count == 2 * one.count
    #expect(isOwn == (format.reach == .each), "\(one.keys.sorted()) \(both.keys.sorted())")
  }

  @Test("says that sound is in it when there is more of it than a page of text")
  func sound() throws {
    for format in Self.formats {
      let size = try bytes(format, [Told()]).values.map(\.count).reduce(0, +)
      // 80,000 frames of two bytes; `questions` leaves out what was said to none
      #expect((size > 100_000) == format.holdsSound, "\(format.id): \(size)")
    }
  }

  @Test("says what has to be agreed to, and that is what it was before there were sheets")
  func consent() {
    func formats(_ scope: Consent.Scope?) -> [String] {
      ExportFormats.all.filter { $0.consent == scope }.map(\.id)
    }
    #expect(
      formats(.transcription) == [
        "questions", "eaf", "textgrid", "exb", "transcript", "f4", "maxqda", "atlasti", "nvivo", "inqscribe",
        "qualcoder", "transana", "otranscribe",
      ])
    #expect(formats(.archive) == ["caf", "ddi", "json", "ohms"])
    #expect(
      ExportFormats.all.count == formats(.transcription).count + formats(.archive).count + formats(nil).count)
    for format in ExportFormats.all {
      let purpose: ExportPurpose? =
        switch format.consent {
        case .transcription: .transcribe
        case .archive: .archive
        default: nil
        }
      #expect(purpose == nil || format.purpose == purpose, "\(format.id)")
    }
  }
}
