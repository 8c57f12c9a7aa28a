import Foundation
import Interview
import Testing
import Timeline
import Wording

@testable import Exchange

@Suite("Exporter")
struct ExporterTests {
  private func held(_ folder: TemporaryFolder, named name: String = "2026-11-21_P-07_a1b2") throws
    -> HeldInterview
  {
    var held = HeldInterview(in: folder.url, named: name)
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.mark(at: 4000)
    return held
  }

  @Test("writes the default set and a list of it")
  func defaultSet() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "new/folder")
    let files = try Exporter.export(
      [try held(folder).exported], formats: ExportFormats.defaultSet, to: target)
    let stem = "2026-11-21_P-07_a1b2"
    let wanted = [
      "\(stem).wav", "\(stem)_labels.txt", "\(stem)_chapters.vtt", "\(stem)_marks.vtt",
      "\(stem)_metadata.vtt", "\(stem).eaf", "\(stem).TextGrid", "\(stem)_transcript.txt", "\(stem).qdpx",
      "visits.csv", "marks.csv",
      "notes.csv", "answers_long.csv", "answers_wide.csv", "interviews.csv", "events.csv", "codebook.csv",
      "codebook.json", "contents.txt",
    ]
    #expect(files.map(\.lastPathComponent) == wanted)
    #expect(try TemporaryFolder.names(in: target) == wanted.sorted())
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    for name in wanted.dropLast() { #expect(list.contains("\n\(name)\n    ")) }
  }

  @Test("replaces its own files and leaves those of others alone")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    let exported = try held(folder).exported
    _ = try Exporter.export([exported], formats: ExportFormats.defaultSet, to: target)
    try Data("mine".utf8).write(to: target.appending(path: "my notes.txt"))
    try Data("old".utf8).write(to: target.appending(path: "marks.csv"))
    _ = try Exporter.export([exported], formats: [.csv], to: target)
    #expect(try ReadTable(target.appending(path: "marks.csv")).rows.count == 1)
    #expect(try Data(contentsOf: target.appending(path: "my notes.txt")) == Data("mine".utf8))
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(list.contains("a1b2.wav"), "what an earlier export wrote stays in the list")
  }

  @Test(
    "refuses to write over a file it did not write, and changes nothing",
    arguments: ["marks.csv", "contents.txt"])
  func foreign(_ name: String) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: target.appending(path: name))
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export([try held(folder).exported], formats: [.csv], to: target)
    }
    #expect(error?.code == .foreignFile)
    #expect(try TemporaryFolder.names(in: target) == [name])
    #expect(try Data(contentsOf: target.appending(path: name)) == Data("mine".utf8))
  }

  @Test("takes away what only an earlier save wrote, when it is told to, and nothing else")
  func replacesEarlier() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "export")
    var held = try held(folder)
    _ = try Exporter.export(
      [held.exported], formats: [.wav, .csvExchange], to: target)
    try Data("mine".utf8).write(to: target.appending(path: "my notes.txt"))
    held.closePart(1, frames: 80_000, at: 80_000)
    try held.part(2, frames: 8000, at: 80_000)
    _ = try Exporter.export(
      [held.exported], formats: [.wav], to: target,
      manner: Exporter.Manner(replacesEarlierExports: true))
    let stem = "2026-11-21_P-07_a1b2"
    #expect(
      try TemporaryFolder.names(in: target) == [
        "\(stem)_part-001.wav", "\(stem)_part-002.wav", "contents.txt", "my notes.txt",
      ])
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(!list.contains("visits.csv"))
  }

  @Test("puts all files of a second format with the same names into a folder of its own")
  func sameName() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [try held(folder).exported], formats: [.csv, .csvExchange], to: target)
    let names = try TemporaryFolder.names(in: target)
    #expect(names.contains("csv-exchange/marks.csv"))
    #expect(
      names.contains("csv-exchange/read.R") && !names.contains("read.R"), "it reads the tables beside it")
  }

  @Test("writes tables of several interviews, one row each")
  func several() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    let (one, two) = (try held(folder, named: "one"), try held(folder, named: "two"))
    _ = try Exporter.export(
      [one.exported(as: "1"), two.exported(as: "2"), one.exported(as: "1")],
      formats: ExportFormats.defaultSet,
      to: target)
    let table = try ReadTable(target.appending(path: "answers_wide.csv"))
    #expect(table.rows.map { $0["interview_id"] } == ["one", "two"])
    #expect(
      try ReadTable(target.appending(path: "visits.csv")).rows.map { $0["media_file"] } == [
        "one.wav", "two.wav",
      ])
    #expect(try TemporaryFolder.names(in: target).contains("two_transcript.txt"))
  }

  @Test("leaves nothing behind when it is stopped")
  func stopped() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "deep/out")
    #expect(throws: CancellationError.self) {
      try Exporter.export([try held(folder).exported], formats: ExportFormats.defaultSet, to: target) {
        progress in
        if progress.done > 0 { throw CancellationError() }
      }
    }
    #expect(
      try TemporaryFolder.names(in: folder.url) == [
        "2026-11-21_P-07_a1b2", "2026-11-21_P-07_a1b2/part-001.wav",
      ])
  }

  @Test("clears away what a killed export left")
  func leftOvers() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    // No process has this number: it is beyond what the kernel gives.
    let left = target.appending(path: ".leitfaden-export-99999999-1/wav")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    _ = try Exporter.export([try held(folder).exported], formats: [.audacity], to: target)
    #expect(try TemporaryFolder.names(in: target) == ["2026-11-21_P-07_a1b2_labels.txt", "contents.txt"])
  }

  @Test("a full disk is a sentence, and leaves nothing", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 65_536)
    defer { disk.unmount() }
    let target = disk.url.appending(path: "out")
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export([try held(folder).exported], formats: ExportFormats.defaultSet, to: target)
    }
    #expect(error?.code == .diskFull)
    #expect(try TemporaryFolder.names(in: disk.url) == [])
  }

  @Test("a target that cannot be written is a sentence", arguments: ["/proc/export", "/proc/version"])
  func notWritable(_ target: String) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [.csv], to: URL(filePath: target))
    }
    #expect(error?.code == .notWritable)
  }

  @Test("says what is missing: sound, a sound file, interviews, a format")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    func code(_ body: () throws -> Void) -> ExchangeError.Code? {
      #expect(throws: ExchangeError.self, performing: body)?.code
    }

    let silent = HeldInterview(in: folder.url, named: "silent").exported
    #expect(code { _ = try Exporter.export([silent], formats: [.wav], to: target) } == .noSound)
    // passed over, nothing would be left to write
    let nothing = code {
      _ = try Exporter.export(
        [silent], formats: [.wav], to: target, manner: Exporter.Manner(isForgiving: true))
    }
    #expect(nothing == .noSound)
    let files = try Exporter.export(
      [silent], formats: ExportFormats.defaultSet, to: target, manner: Exporter.Manner(isForgiving: true))
    #expect(files.contains { $0.lastPathComponent == "silent_transcript.txt" })

    var lost = try held(folder, named: "lost")
    lost.closePart(1, frames: 80_000, at: 80_000)
    try FileManager.default.removeItem(at: lost.folder.appending(path: "part-001.wav"))
    #expect(
      code { _ = try Exporter.export([lost.exported], formats: [.wav], to: target) }
        == .soundUnreadable)
    #expect(lost.exported.soundEnd == Frame(80_000))

    #expect(
      code { _ = try Exporter.export([], formats: ExportFormats.defaultSet, to: target) } == .nothingToExport)
    #expect(code { _ = try ExportFormats.named(["wav", "wma"]) } == .unknownFormat)
  }

  @Test("formats have distinct words, a name and programs")
  func register() throws {
    #expect(Set(ExportFormats.all.map { $0.id }).count == ExportFormats.all.count)
    for format in ExportFormats.all {
      #expect(!format.name.english.isEmpty && !format.opensIn.isEmpty)
      #expect(format.name.said(in: "de") != format.name.english, "\(format.id)")
    }
    #expect(try ExportFormats.named(["csv", "wav", "csv"]).map { $0.id } == ["wav", "csv"])
  }
}
