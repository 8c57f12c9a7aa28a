import Foundation
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("Sound that ffmpeg writes", .enabled(if: ExportFormat.flac.missingProgram == nil))
struct EncodedFormatTests {
  private static let formats: [ExportFormat] = [
    .flac, .mp3, .m4a, .opus,
  ]

  private func held(_ folder: TemporaryFolder, frames: Int64 = 80_000) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(frames: frames)
    held.visit("first_day", at: 0)
    held.visit("advice", at: 40_000)
    return held
  }

  @Test("is one file for each part, and nothing beside it", arguments: formats)
  func writes(_ format: ExportFormat) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    var done: [Int64] = []
    _ = try Exporter.export([try held(folder).exported], formats: [format], to: target) {
      done.append($0.done)
      #expect($0.total == 160_044)
    }
    #expect(
      try TemporaryFolder.names(in: target) == [
        "2026-11-21_P-07_a1b2.\(format.fileExtension)", "contents.txt",
      ])
    #expect(done == done.sorted() && done.last == 160_044)
  }

  @Test(
    "a full disk is a sentence, and leaves nothing", .enabled(if: SmallDisk.isPossible), arguments: formats)
  func fullDisk(_ format: ExportFormat) throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 16_384)
    defer { disk.unmount() }
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [format], to: disk.url.appending(path: "out"))
    }
    #expect(error?.code == .diskFull)
    #expect(try TemporaryFolder.names(in: disk.url) == [])
  }

  @Test("leaves nothing and nobody at work when it is stopped")
  func stopped() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    // An hour of silence takes ffmpeg longer than its first word about it.
    let held = try held(folder, frames: 28_800_000)
    #expect(throws: CancellationError.self) {
      try Exporter.export([held.exported], formats: [.flac], to: target) { progress in
        if progress.done > 0 { throw CancellationError() }
      }
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test("what ffmpeg cannot read is a sentence")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    // A kind of sample that does not exist: the header is whole, the sound is nothing.
    let part = held.folder.appending(path: "part-001.wav")
    var bytes = try Data(contentsOf: part)
    bytes.replaceSubrange(20..<22, with: [0x77, 0x77])
    try bytes.write(to: part)
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export([held.exported], formats: [.flac], to: folder.url.appending(path: "out"))
    }
    #expect(error?.code == .encodingFailed)
    #expect(error?.message.hasPrefix("ffmpeg could not write 2026-11-21_P-07_a1b2.flac: ") == true)
  }
}
