import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("Files that a person approved")
struct ApprovalTests {
  /// One of everything.
  private static func held(in folder: TemporaryFolder, language: String) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url, language: language)
    try held.part(1, frames: 40_000)
    held.visit("first_day", at: 0)
    held.mark("Nobody asked", colour: 1, at: 20_000, reach: 16_000)
    held.mark(colour: 4, at: 24_000)
    held.note("He laughs; \"so what\",\nhe says", on: "first_day", at: 28_000)
    held.visit("years", at: 32_000)
    held.answer("years", .number(11), at: 33_000)
    held.answer("years", .number(12), at: 34_000)
    held.visit("tools", at: 36_000)
    held.answer(
      "tools", .choices([.init(code: "phone"), .init(code: "other", text: "=Minidisc")]), at: 37_000)
    held.happened(38_000, .unanswered(question: "income", reason: .refused, mode: .handover))
    held.answer("remark", .text("-5 degrees, \"cold\""), at: 38_500)
    held.answer("smell", .text("of coffee"), at: 38_600)
    held.happened(39_000, .offRecord(reason: "phone rings"))
    held.happened(39_000, .onRecord)
    held.happened(39_500, .asked(question: "a1", text: "What about weekends?", section: "opening"))
    held.visit("a1", at: 39_500)
    held.closePart(1, frames: 40_000, at: 40_000)
    try held.part(2, frames: 16_000, at: 40_000)
    held.visit("first_day", at: 48_000)
    held.happened(56_000, .saved)
    return held
  }

  @Test("one of everything", arguments: ["en", "de"])
  func everything(_ language: String) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    let held = try Self.held(in: folder, language: language)
    // Other programs than ours write other bytes with every version; a browser takes seconds to print.
    let formats = ExportFormats.all.filter { $0.program == nil }
    let files = try Exporter.export([held.exported], formats: formats, to: target)
    // Those that no person can read are opened by other programs in Tests/Readers, pages in Tests/Browser.
    for file in files where !["wav", "caf", "qdpx", "xlsx", "sav", "html"].contains(file.pathExtension) {
      let name = file.path.replacing(target.path + "/", with: "")
      if language == "en" || name.hasSuffix("_transcript.txt") || name == "contents.txt" {
        try expectApproved(file, as: "\(language)/\(name)")
      }
    }
  }
}
