import Documents
import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Exchange

/// A situation that every exporter must master.
struct ExportCase: Sendable, CustomTestStringConvertible {
  var name: String
  var rate = 8000
  var frames: Int64 = 80_000
  var folder = "2026-11-21_P-07_a1b2"
  var sound = MadeSound()
  var happens: @Sendable (inout HeldInterview) -> Void

  var testDescription: String { name }

  static let nasty = "She said \"no\" & <left>,\tthen; came\nback – “Größe” 🎧 \u{0} end"

  static let all = [
    ExportCase(name: "nothing marked") { _ in },
    ExportCase(name: "one mark at frame 0") { $0.mark(at: 0) },
    ExportCase(name: "a mark at the last frame") { $0.mark(at: 79_999) },
    ExportCase(name: "two marks on the same frame") {
      $0.mark("first", at: 4000)
      $0.mark("second", at: 4000)
    },
    ExportCase(name: "a jump back to an earlier question") {
      $0.visit("first_day", at: 0)
      $0.visit("advice", at: 16_001)
      $0.visit("first_day", at: 32_002)
      $0.visit(nil, at: 48_003)
    },
    ExportCase(name: "every nasty character") {
      $0.mark(nasty, at: 4000)
      $0.note(nasty, at: 5000)
    },
    ExportCase(name: "a label of 300 bytes in two-byte characters") {
      $0.mark(String(repeating: "ä", count: 150), at: 4000)
    },
    ExportCase(name: "a label of 300 emoji") { $0.mark(String(repeating: "👩‍🔬", count: 300), at: 4000) },
    ExportCase(name: "a label that looks like a formula") {
      $0.mark("=1+1", at: 4000)
      $0.note("@SUM(A1)", at: 4001)
    },
    ExportCase(name: "a label that is an arrow of WebVTT") { $0.mark("00:01 --> 00:02", at: 4000) },
    ExportCase(name: "more than an hour", rate: 1000, frames: 3_800_000) {
      $0.visit("first_day", at: 1)
      $0.mark(at: 3_725_251)
    },
    ExportCase(
      name: "more than ten hours", rate: 1000, frames: 37_000_000, sound: MadeSound(bytesPerFrame: 1)
    ) { $0.mark(at: 36_725_251) },
    ExportCase(name: "2500 marks") { held in for index in 0..<2500 { held.mark(at: Int64(index) * 30) } },
    ExportCase(name: "a folder with spaces", folder: "my interview of May") { $0.mark(at: 4000) },
    ExportCase(name: "a note after the end") {
      $0.note("too late", at: 99_000)
      $0.mark(at: 99_001)
    },
    ExportCase(name: "odd-sized samples", frames: 79_999, sound: MadeSound(bytesPerFrame: 1)) {
      $0.mark(at: 4000)
    },
    ExportCase(name: "44.1 kHz, where frames are no round milliseconds", rate: 44_100) {
      $0.visit("first_day", at: 1)
      for frame in stride(from: Int64(7), to: 80_000, by: 997) { $0.mark(at: frame) }
    },
  ]

  func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url, named: self.folder, rate: rate)
    try held.part(frames: frames, sound: sound)
    happens(&held)
    return held
  }
}

@Suite("Every exporter")
struct EveryExporterTests {
  @Test("keeps samples, frames and names in the WAV", arguments: ExportCase.all)
  func wave(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    let exported = try situation.held(in: folder).exported
    let target = folder.url.appending(path: "out put")
    _ = try Exporter.export([exported], formats: [.wav], to: target)
    let cues = try ReadCues(target.appending(path: "\(situation.folder).wav"))
    let master = try ReadCues(exported.folder.appending(path: "part-001.wav"))
    #expect(cues.samples == master.samples)
    #expect(master.chunks == ["fmt ", "data"])
    let markers = exported.markers
    #expect(cues.positions.count == markers.count)
    for (index, marker) in markers.enumerated() {
      let id = UInt32(index + 1)
      #expect(cues.positions[id] == UInt32(marker.span.start.index))
      #expect(cues.labels[id] == marker.label)
      #expect(cues.lengths[id] == (marker.span.frames == 0 ? nil : UInt32(marker.span.frames)))
    }
  }

  @Test("gives times that are right to half a unit", arguments: ExportCase.all)
  func times(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    let exported = try situation.held(in: folder).exported
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [exported], formats: [.audacity, .webVTT, .csvExchange], to: target)
    let markers = exported.markers
    func seconds(_ frame: Frame) -> Double { frame.seconds(at: exported.rate) }

    let labels = try readLabels(target.appending(path: "\(situation.folder)_labels.txt"))
    #expect(labels.map(\.text) == markers.map(\.label))
    for (label, marker) in zip(labels, markers) {
      #expect(abs(label.start - seconds(marker.span.start)) <= 0.000_000_6)
      #expect(abs(label.end - seconds(marker.span.end)) <= 0.000_000_6)
    }
    let chapters = try readWebVTT(target.appending(path: "\(situation.folder)_chapters.vtt"))
    let points = try readWebVTT(target.appending(path: "\(situation.folder)_marks.vtt"))
    let cues = (chapters + points).sorted { ($0.start, $0.text) < ($1.start, $1.text) }
    #expect(cues.map(\.text).sorted() == markers.map { CueText.text(of: $0) }.sorted())
    let end = seconds(exported.soundEnd)
    for (cue, start) in zip(cues.map(\.start), markers.map { seconds($0.span.start) }) {
      // what lies at the very end begins as late as a browser tells of it
      #expect(abs(cue - start) <= 0.000_500_1 || (cue < end && cue >= end - 0.001_500_1))
    }
    #expect(cues.allSatisfy { $0.end <= end + 0.000_500_1 })
    for (file, kind) in [("visits", Marker.Kind.visit), ("marks", .mark), ("notes", .note)] {
      let table = try ReadTable(target.appending(path: "\(file).csv"))
      let wanted = markers.filter { $0.kind == kind }
      #expect(table.rows.map { $0["label"] } == wanted.map(\.label))
      #expect(table.rows.map { $0["start_frame"] } == wanted.map { String($0.span.start.index) })
      #expect(table.rows.map { $0["end_frame"] } == wanted.map { String($0.span.end.index) })
      for (row, marker) in zip(table.rows, wanted) {
        let text = try #require(row["start_s"].flatMap(Double.init))
        #expect(abs(text - seconds(marker.span.start)) <= 0.000_000_6)
        #expect(row["start_tc"] == TimeCode.text(marker.span.start, at: exported.rate))
      }
    }
  }

  @Test("makes names of one line that fit everywhere", arguments: ExportCase.all)
  func names(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    for marker in try situation.held(in: folder).exported.markers {
      #expect(!marker.label.isEmpty)
      #expect(marker.label.utf8.count <= 255)
      #expect(marker.label.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(marker.span.start.index >= 0)
    }
  }

  @Test("writes a transcript whose stamps never land behind the moment", arguments: ExportCase.all)
  func transcript(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    let exported = try situation.held(in: folder).exported
    let sound = try #require(exported.soundFiles.first)
    let text = TranscriptFormat.text(for: sound, of: exported)
    let stamps = text.matches(of: /#(\d+):(\d\d):(\d\d)-(\d)#/).map { match -> Int64 in
      let fields = [match.1, match.2, match.3].map { Int64($0) ?? 0 }
      let seconds = fields.reduce(0) { $0 * 60 + $1 }
      return seconds * 10 + (Int64(match.4) ?? 0)
    }
    #expect(stamps == stamps.sorted())
    let tenths = exported.markers.map { $0.span.start.index * 10 / Int64(situation.rate) }
    #expect(stamps == tenths)
  }

  @Test("says what 2501 marks lost in the WAV, and loses none elsewhere")
  func tooMany() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.note("goes first", at: 1)
    for index in 0..<2500 { held.mark(at: Int64(index) * 30) }
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [held.exported], formats: [.wav, .audacity], to: target)
    let cues = try ReadCues(target.appending(path: "2026-11-21_P-07_a1b2.wav"))
    #expect(cues.positions.count == 2500)
    #expect(!cues.labels.values.contains("Note: goes first"))
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(list.contains("1 of its 2501 marks are not inside"))
    #expect(try readLabels(target.appending(path: "2026-11-21_P-07_a1b2_labels.txt")).count == 2501)
  }
}
