import Documents
import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("Transcripts for other programs")
struct TranscriptTests {
  private static let formats: [ExportFormat] = [
    .transcript, .f4, .maxqda, .atlasTi, .nvivo,
    .inqScribe, .qualCoder, .transana, .oTranscribe,
    .subtitles,
  ]

  /// Two parts; what was said in the visit that goes over their border, and in the one before it, was typed.
  private static func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 40_000)
    let first = held.happened(0, .visited(question: "first_day"))
    held.note("one\n\ntwo [3:20]", on: "first_day", at: 8000)
    let over = held.happened(24_000, .visited(question: "advice"))
    held.closePart(1, frames: 40_000, at: 40_000)
    try held.part(2, frames: 16_000, at: 40_000)
    held.happened(56_000, .saved)
    held.happened(56_000, .transcribed(visit: first, text: "It was raining.\n\nAt [3:20] I left."))
    held.happened(56_000, .transcribed(visit: over, text: "Bring boots."))
    return held
  }

  @Test("what was typed of what was said stands in every one, once", arguments: formats.indices)
  func typed(_ index: Int) throws {
    let folder = try TemporaryFolder()
    let exported = try Self.held(in: folder).exported
    let texts = try exported.soundFiles.map {
      try #require(try Self.formats[index].text(for: $0, of: exported))
    }
    for said in ["It was raining.", "I left.", "Bring boots."] {
      #expect(texts[0].contains(said) && !texts[1].contains(said), "\(Self.formats[index].id): \(said)")
    }
    #expect(!texts[0].contains("[3:20]") || Self.formats[index].id == "srt")
  }

  @Test("lines stay lines where a program has them")
  func lines() throws {
    let folder = try TemporaryFolder()
    let exported = try Self.held(in: folder).exported
    let sound = try #require(exported.soundFiles.first)
    let text = TranscriptFormat.text(for: sound, of: exported)
    #expect(text.contains("P: It was raining.\nAt (3:20) I left.\n"))
    #expect(text.contains("#00:00:01-0# [Note: one\ntwo (3:20)]\n"))
    #expect(
      try #require(try ExportFormat.qualCoder.text(for: sound, of: exported)).contains(
        "\nP: It was raining.\nAt (3:20) I left.\n"))
    #expect(
      try OTranscribeFormat.text(for: sound, of: exported).contains(
        "<p>P: It was raining.<br>At (3:20) I left.</p>"))
    #expect(
      F4Format.text(for: sound, of: exported).contains("P: It was raining.\\par\nAt (3:20) I left.\\par\n"))
  }

  @Test("WebVTT has what was said as a track of its own, and in its metadata")
  func webVTT() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    let files = try Exporter.export(
      [try Self.held(in: folder).exported], formats: [.webVTT], to: target)
    // in the second part nothing was typed that does not stand in the first
    #expect(files.map(\.lastPathComponent).filter { $0.hasSuffix("_transcript.vtt") }.count == 1)
    let first = try #require(files.first { $0.lastPathComponent.hasSuffix("part-001_transcript.vtt") })
    #expect(try readWebVTT(first).count == 2)
    let text = try String(contentsOf: first, encoding: .utf8)
    #expect(text.contains("\nP: It was raining.\nAt [3:20] I left.\n"))
    let metadata = try #require(files.first { $0.lastPathComponent.hasSuffix("part-001_metadata.vtt") })
    #expect(try String(contentsOf: metadata, encoding: .utf8).contains("\"transcript\":\"Bring boots.\""))
  }

  @Test(
    "nothing that people type is taken for a stamp",
    arguments: [
      ("#00:00:01-2#", "(00:00:01-2)"), ("[00:00:03]", "(00:00:03)"), ("¤<400>", "(400)"),
      ("at [3:20] and [13:20]", "at (3:20) and (13:20)"), ("{00:00:07}", "(00:00:07)"),
      ("[02.34]", "(02.34)"),
      ("[01.23.45]", "(01.23.45)"), ("[01:02:05.07]", "(01:02:05.07)"), ("<00:00:07>", "(00:00:07)"),
      ("#01:02:05.250#", "(01:02:05.250)"), ("[59:59.29]", "(59:59.29)"),
      ("00:00:01,000 --> 00:00:02,000", "00:00:01,000 → 00:00:02,000"),
    ])
  func stamps(_ typed: String, _ harmless: String) { #expect(StampDialect.harmless(typed) == harmless) }

  @Test(
    "what is no stamp stays as it was typed",
    arguments: ["[sic]", "{age}", "#3", "a <b> c", "[1]", "3:20", "a --> b"])
  func noStamps(_ typed: String) { #expect(StampDialect.harmless(typed) == typed) }

  @Test("what was answered while nothing was recorded stands behind its own question")
  func offRecord() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 40_000)
    held.visit("first_day", at: 0)
    held.visit("income", at: 16_000)
    held.happened(16_000, .offRecord(reason: ""))
    held.answer("income", .number(1200), at: 16_000)
    held.visit("years", at: 16_000)
    held.answer("years", .number(12), at: 16_000)
    held.happened(16_000, .onRecord)
    held.visit("remark", at: 16_000)
    let exported = held.exported
    let sound = try #require(exported.soundFiles.first)
    let text = try #require(try ExportFormat.maxqda.text(for: sound, of: exported))
    let order = [
      "Q05 Income", "Off record", "Answer income: 1200", "Q03 Years", "Answer years: 12", "Q06 Anything",
    ]
    let places = order.map { text.range(of: $0)?.lowerBound }
    #expect(
      places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted(),
      "\(text)")
  }
}
