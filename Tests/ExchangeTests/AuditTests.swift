import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("The course of an interview as ODK logs it")
struct AuditTests {
  private func rows(_ held: HeldInterview) -> [[String]] {
    var rows: [[String]] = []
    for line in AuditFormat.text(of: held.exported).components(separatedBy: "\n") {
      let fields: [String] = line.components(separatedBy: ",")
      guard fields[0] == "question" else { continue }
      let question: String = fields[1].components(separatedBy: "/").last ?? ""
      rows.append([question, fields[4], fields[5]])
    }
    return rows
  }

  @Test("answers given off record or outside the visits to their question are told")
  func outside() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 40_000)
    held.visit("years", at: 0)
    held.answer("years", .number(11), at: 8000)
    held.visit("income", at: 16_000)
    held.happened(16_000, .offRecord(reason: ""))
    held.answer("income", .number(1200), at: 16_000)
    held.visit("remark", at: 16_000)
    held.answer("remark", .text("kept"), at: 16_000)
    held.happened(16_000, .onRecord)
    held.visit("first_day", at: 16_000)
    held.answer("years", .number(12), at: 24_000)
    held.happened(40_000, .saved)
    held.answer("tools", .choices([.init(code: "phone")]), at: 40_000)
    #expect(
      rows(held) == [
        ["years", "", "11"], ["income", "", "1200"], ["remark", "", "kept"], ["first_day", "", ""],
        ["years", "11", "12"], ["tools", "", "phone"],
      ])
  }

  @Test("an answer that was changed in its visit stands there from before to after")
  func changed() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 40_000)
    held.visit("years", at: 0)
    held.answer("years", .number(1), at: 100)
    held.answer("years", .number(2), at: 200)
    held.visit("income", at: 8000)
    held.visit("years", at: 16_000)
    held.answer("years", .number(3), at: 16_000)
    held.happened(40_000, .saved)
    #expect(rows(held) == [["years", "", "2"], ["income", "", ""], ["years", "2", "3"]])
  }
}
