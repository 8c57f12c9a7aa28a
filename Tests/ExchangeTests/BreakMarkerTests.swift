import Documents
import Foundation
import Interview
import Testing
import Timeline
import Wording

@testable import Exchange

@Suite("Pauses, lost sound and the lines of notes")
struct BreakMarkerTests {
  private static func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.happened(8000, .paused)
    held.happened(8000, .continued)
    held.happened(16_000, .offRecord(reason: "the phone"))
    held.happened(16_000, .onRecord)
    held.happened(24_000, .gap(Gap(frame: Frame(24_000), frames: 4000, cause: .overrun, isFilled: true)))
    held.note("first\n\nsecond", at: 32_000)
    held.mark("the end", at: 80_000)
    held.happened(80_000, .saved)
    return held
  }

  private static let formats: [ExportFormat] = [
    .audacity, .subtitles, .reaper, .audition, .ohms,
    .elan, .textGrid, .exmaralda, .transcript, .f4,
    .maxqda, .atlasTi, .nvivo, .inqScribe, .qualCoder,
    .transana, .oTranscribe,
  ]

  @Test("are told in every format that has times", arguments: formats.indices)
  func told(_ index: Int) throws {
    let folder = try TemporaryFolder()
    let exported = try Self.held(in: folder).exported
    let sound = try #require(exported.soundFiles.first)
    let text = try #require(try Self.formats[index].text(for: sound, of: exported))
    for words in ["Pause", "Off record: the phone", "Sound is missing, 0.5 s"] {
      #expect(text.contains(words), "\(Self.formats[index].id): \(words)")
    }
    let hasLines =
      text.contains("first\nsecond") || text.contains("first\n\nsecond") || text.contains("first<br>second")
      || text.contains("first\\par\nsecond")
    let lost = Self.formats[index].lost?.english ?? ""
    #expect(hasLines != lost.contains("line breaks"), "\(Self.formats[index].id): \(lost)")
  }

  @Test("are told in the sound itself, with the lines of a note")
  func inside() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export([try Self.held(in: folder).exported], formats: [.wav], to: target)
    let cues = try ReadCues(target.appending(path: "2026-11-21_P-07_a1b2.wav"))
    let gap = try #require(cues.labels.first { $0.value == "Sound is missing, 0.5 s" })
    #expect(cues.positions[gap.key] == 24_000 && cues.lengths[gap.key] == 4000)
    #expect(cues.labels.values.contains { $0.hasPrefix("Off record: the phone") })
    #expect(cues.notes.values.contains("first\r\nsecond"))
  }

  @Test("a cue of WebVTT is never without length and never outside the sound", arguments: ExportCase.all)
  func cues(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    let exported = try situation.held(in: folder).exported
    let sound = try #require(exported.soundFiles.first)
    let end = TimeGrid.milliseconds.units(Frame(sound.frames), at: exported.rate)
    for marker in exported.markers(in: sound) {
      let stretch = CueText.stretch(of: marker, in: sound, at: exported.rate)
      #expect(0 <= stretch.start && stretch.start < stretch.end && stretch.end <= max(end, 1))
    }
  }
}
