import Documents
import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("What an export tells about people")
struct ExportPrivacyTests {
  private static let texts = ExportPrivacy(withText: false)

  @Test(
    "no byte of any format names a person, unless names are wanted",
    arguments: ExportFormats.all.map { $0.id })
  func names(_ format: String) throws {
    let told = try everything(format, ExportPrivacy())
    #expect(TalkativeInterview.names.filter { told.contains($0) } == [], "\(format)")
  }

  @Test(
    "no byte of any format holds what was written by hand, where that is not wanted",
    arguments: ExportFormats.all.map { $0.id })
  func texts(_ format: String) throws {
    let told = try everything(format, Self.texts)
    let words = TalkativeInterview.names + TalkativeInterview.texts
    #expect(words.filter { told.contains($0) } == [], "\(format)")
  }

  @Test("everything that could be left out is there when everything is wanted")
  func all() throws {
    let told = try everything("json", .everything)
    let words = TalkativeInterview.names + TalkativeInterview.texts
    #expect(words.filter { !told.contains($0) } == [], "these words prove nothing in the other tests")
  }

  @Test("names without texts are told on request")
  func namesOnly() throws {
    let told = try everything("json", ExportPrivacy(withNames: true, withText: false))
    #expect(told.contains("CanaryLater") && told.contains("CanaryComputer"))
    #expect(TalkativeInterview.texts.filter { told.contains($0) } == [])
  }

  @Test("standardised answers, times and what applies stay as they were without the texts")
  func standardised() throws {
    let folder = try TemporaryFolder()
    let held = try TalkativeInterview(in: folder, .everything).held
    var spared = held
    spared.privacy = Self.texts
    let (whole, told) = (held.exported.interview, spared.exported.interview)
    #expect(told.visits == whole.visits)
    #expect(told.marks.map(\.frame) == whole.marks.map(\.frame))
    #expect(told.notes.map(\.frame) == whole.notes.map(\.frame))
    #expect(told.answers.mapValues { $0.earlier.count } == whole.answers.mapValues { $0.earlier.count })
    #expect(told.keywords["remark"]?.map(\.word) == ["keyword-1"])
    func cells(_ interview: Interview, _ id: String) -> Interview.Result? {
      interview.guide.question(id).map { interview.result(of: $0) }
    }
    for question in ["years", "only_if", "next"] {
      #expect(cells(told, question) == cells(whole, question), "\(question)")
    }
    #expect(cells(told, "only_if") == .value(.number(4)), "its condition asks for a text that was left out")
    #expect(cells(told, "tools") == .value(.choices([.init(code: "phone"), .init(code: "other")])))
    #expect(cells(told, "remark") == .value(.text("[…]")))
    #expect(cells(told, "echo") == .value(.text("[…]")))
  }

  @Test("a folder that somebody renamed does not name the files")
  func stem() throws {
    let folder = try TemporaryFolder()
    let exported = try TalkativeInterview(in: folder, ExportPrivacy()).held.exported
    #expect(exported.stem == "2026-11-21_P-07_11111111")
    #expect(try TalkativeInterview(in: folder, .everything).held.exported.stem == "Talk with CanaryFolder")
    #expect(FolderName.isOwn("2026-11-21_P-07_1111", participant: "P-07", id: "11111111-2222"))
    #expect(FolderName.isOwn("2026-11-21_1111", participant: "P-07", id: "11111111-2222"))
    #expect(!FolderName.isOwn("2026-11-21_Anna_1111", participant: "P-07", id: "11111111-2222"))
    #expect(!FolderName.isOwn("2026-11-21_P-07_anna", participant: "P-07", id: "11111111-2222"))
  }

  /// All bytes that a format writes, names of files included, archives unpacked, as text.
  private func everything(_ id: String, _ privacy: ExportPrivacy) throws -> String {
    let format = try #require(ExportFormats.all.first { $0.id == id })
    guard format.missingProgram == nil else { return "" }
    let folder = try TemporaryFolder()
    let held = try TalkativeInterview(in: folder, privacy).held
    let target = folder.url.appending(path: "out")
    let files = try Exporter.export([held.exported], formats: [format], to: target)
    var told = try TemporaryFolder.names(in: target).joined(separator: "\n")
    for file in files {
      let data = try Data(contentsOf: file)
      told += String(decoding: data, as: UTF8.self)
      if data.starts(with: Data("PK".utf8)) { told += try unpacked(data) }
    }
    return told
  }

  private func unpacked(_ data: Data) throws -> String {
    let archive = try ZipArchive(data)
    return try archive.paths.map { path in
      let content = try archive.content(path, limit: 1 << 28) ?? Data()
      return path + String(decoding: content, as: UTF8.self)
    }.joined()
  }
}
