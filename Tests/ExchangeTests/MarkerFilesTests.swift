import Documents
import Foundation
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("Marker files and QDA projects")
struct MarkerFilesTests {
  // A browser takes seconds to print; it is tested on its own.
  private static let textFormats = ExportFormats.all.filter {
    !$0.needsSound && $0.id != ExportFormat.reportPDF.id
  }

  @Test("every format masters every situation", arguments: ExportCase.all)
  func situations(_ situation: ExportCase) throws {
    let folder = try TemporaryFolder()
    let held = try situation.held(in: folder)
    let target = folder.url.appending(path: "out")
    let formats = Self.textFormats.filter { $0.id != "qdpx" || situation.frames < 1_000_000 }
    let files = try Exporter.export([held.exported], formats: formats, to: target)
    for file in files where ["eaf", "exb", "xml", "psc", "qdc"].contains(file.pathExtension) {
      var reader = try XMLPullReader(try Data(contentsOf: file))
      var events = 0
      while try reader.next() != nil { events += 1 }
      #expect(events > 1, "\(file.lastPathComponent)")
    }
    #expect(files.count > 20)
  }

  @Test("every format masters an interview without sound, and one in which nothing happened")
  func silent() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, named: "silent")
    let empty = held.exported
    held.visit("first_day", at: 0)
    held.note("No sound", at: 0)
    held.mark(at: 0)
    for exported in [empty, held.exported] {
      let target = folder.url.appending(path: "out-\(exported.interview.marks.count)")
      let files = try Exporter.export([exported], formats: Self.textFormats, to: target)
      #expect(files.count > 20)
    }
  }

  @Test("a project with large sound leaves it beside, once")
  func large() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, named: "long", rate: 48_000)
    try held.part(frames: 110_000_000)
    held.visit("first_day", at: 0)
    let exported = held.exported
    let alone = try Exporter.export(
      [exported], formats: [.qdpx], to: folder.url.appending(path: "alone"))
    #expect(alone.map(\.lastPathComponent) == ["long.qdpx", "long.wav", "contents.txt"])
    let both = try Exporter.export(
      [exported], formats: [.wav, .qdpx], to: folder.url.appending(path: "both"))
    #expect(both.map(\.lastPathComponent) == ["long.wav", "long.qdpx", "contents.txt"])
    let archive = try ZipArchive(try Data(contentsOf: both[1]))
    #expect(archive.paths == ["project.qde"])
    let project = String(
      decoding: try #require(try archive.content("project.qde", limit: 1 << 20)), as: UTF8.self)
    #expect(project.contains("path=\"relative:///long.wav\""))
  }

  @Test("a project that finds no room is a sentence, and leaves nothing", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 65_536)
    defer { disk.unmount() }
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export([held.exported], formats: [.qdpx], to: disk.url.appending(path: "out"))
    }
    #expect(error?.code == .diskFull)
    #expect(try TemporaryFolder.names(in: disk.url) == [])
  }

  @Test("a project that is stopped leaves nothing")
  func stopped() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 90_000)
    let target = folder.url.appending(path: "out")
    #expect(throws: CancellationError.self) {
      var calls = 0
      _ = try Exporter.export([held.exported], formats: [.qdpx], to: target) { _ in
        calls += 1
        if calls > 1 { throw CancellationError() }
      }
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test("a missing sound file is said, also by a project")
  func missing() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8000)
    held.closePart(1, frames: 8000, at: 8000)
    try FileManager.default.removeItem(at: held.folder.appending(path: "part-001.wav"))
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [held.exported], formats: [.qdpx], to: folder.url.appending(path: "out"))
    }
    #expect(error?.code == .soundUnreadable)
  }
}
