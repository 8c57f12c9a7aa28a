import Foundation
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("WAV with marks")
struct WavFormatTests {
  private func export(_ held: HeldInterview, _ folder: TemporaryFolder) throws -> URL {
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export([held.exported], formats: [.wav], to: target)
    return target
  }

  private func marker(_ label: String, at frame: Int64) -> Marker {
    Marker(kind: .mark, span: Span(start: Frame(frame), end: Frame(frame)), label: label, comment: "")
  }

  @Test("is byte for byte the worked example: one marker, id 1, frame 4000, “Q02”")
  func workedExample() {
    let hex = """
      63 75 65 20 1C 00 00 00  01 00 00 00  01 00 00 00 A0 0F 00 00 64 61 74 61 00 00 00 00 00 00 00 00 A0 0F 00 00
      4C 49 53 54 14 00 00 00 61 64 74 6C  6C 61 62 6C 08 00 00 00 01 00 00 00 51 30 32 00
      """
    let wanted = hex.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0, radix: 16) }
    #expect(CueChunks([marker("Q02", at: 4000)]).bytes == wanted)
  }

  @Test("names come first, then comments, then lengths")
  func order() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8000)
    held.visit("first_day", at: 0)
    held.note("He laughs\nand stops", at: 4000)
    held.visit(nil, at: 8000)
    let file = try export(held, folder).appending(path: "2026-11-21_P-07_a1b2.wav")
    let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
    let places = ["labl", "note", "ltxt"].map { text.ranges(of: $0).map(\.lowerBound) }
    let (label, note, length) = (try #require(places[0].last), try #require(places[1].first), places[2][0])
    #expect(label < note && note < length)
    #expect(try ReadCues(file).notes == [2: "He laughs\r\nand stops"])
  }

  @Test("leaves the master as it was, to the byte")
  func master() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8001, sound: MadeSound(bytesPerFrame: 1))
    held.mark(at: 4000)
    let master = held.folder.appending(path: "part-001.wav")
    let before = try Data(contentsOf: master)
    _ = try export(held, folder)
    #expect(try Data(contentsOf: master) == before)
  }

  @Test("replaces marks that another program left, and keeps its other chunks")
  func replacesMarks() throws {
    let folder = try TemporaryFolder()
    let old = CueChunks([marker("old", at: 1)]).bytes
    var held = HeldInterview(in: folder.url)
    let sound = MadeSound(
      bytesPerFrame: 1, behind: MadeSound.chunk("bext", [1, 2, 3]) + old, before: old)
    try held.part(frames: 8001, sound: sound)
    held.mark("new", at: 4000)
    let cues = try ReadCues(try export(held, folder).appending(path: "2026-11-21_P-07_a1b2.wav"))
    #expect(cues.chunks == ["fmt ", "JUNK", "JUNK", "data", "bext", "cue ", "LIST"])
    #expect(cues.labels == [1: "new"])
  }

  @Test("corrects the size of samples that a cut-off recording claims")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8000, sound: MadeSound(claimed: 4000))
    held.mark(at: 4000)
    let cues = try ReadCues(try export(held, folder).appending(path: "2026-11-21_P-07_a1b2.wav"))
    #expect(cues.samples.count == 16_000)
    #expect(cues.chunks == ["fmt ", "data", "bext", "LIST", "cue ", "LIST"])
  }

  @Test("gives every part its own marks, counted from its beginning")
  func parts() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 8000)
    held.visit("first_day", at: 4000)
    held.closePart(1, frames: 8000, at: 8000)
    try held.part(2, frames: 8000, at: 8000)
    held.mark("on the border", at: 8000)
    held.mark("inside", at: 9000)
    held.visit(nil, at: 10_000)
    let target = try export(held, folder)
    let first = try ReadCues(target.appending(path: "2026-11-21_P-07_a1b2_part-001.wav"))
    let second = try ReadCues(target.appending(path: "2026-11-21_P-07_a1b2_part-002.wav"))
    #expect(first.positions == [1: 4000])
    #expect(first.lengths == [1: 4000])
    #expect(second.positions == [1: 0, 2: 0, 3: 1000])
    #expect(second.lengths == [1: 2000])
    #expect(second.labels[2] == "on the border")
    #expect(second.labels[1] == first.labels[1])
  }

  @Test("copies a Core Audio master as it is and says so")
  func coreAudio() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8000, name: "part-001.caf")
    held.closePart(1, frames: 8000, at: 8000)
    let target = try export(held, folder)
    let master = try Data(contentsOf: held.folder.appending(path: "part-001.caf"))
    #expect(try Data(contentsOf: target.appending(path: "2026-11-21_P-07_a1b2.caf")) == master)
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(list.contains("It has no marks inside"))
  }
}
