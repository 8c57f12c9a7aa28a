import Exchange
import Foundation
import Guide
import Interview
import Testing

@Suite("Reasons for having no answer in tables")
struct MissingCodesTests {
  @Test("a saved interview has a code in every cell, and keeps the answer that does not count any more")
  func codes() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, named: "one")
    held.guide.sections[1].questions[1].attributes = [Attribute("if", "years > 5")]
    held.guide.sections[1].questions[2].attributes = [Attribute("if", "years > 5")]
    held.answer("years", .number(9), at: 100)
    held.answer("income", .number(1000), at: 200)
    held.answer("years", .number(2), at: 300)
    held.visit("remark", at: 400)
    held.happened(500, .saved)
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export([held.exported], formats: [.csv], to: target)
    let wide = try #require(try ReadTable(target.appending(path: "answers_wide.csv")).rows.first)
    #expect(wide["years"] == "2" && wide["tools_phone"] == "-6" && wide["tools_other_text"] == "-6")
    #expect(wide["income"] == "-6" && wide["remark"] == "-9" && wide["seed"] == "")
    let long = try ReadTable(target.appending(path: "answers_long.csv")).rows
    let income = try #require(long.first { $0["question_id"] == "income" })
    #expect(
      income["status"] == "not applicable" && income["value"] == "1000" && income["missing_code"] == "-6")
    #expect(long.filter { $0["question_id"] == "years" }.map { $0["status"] } == ["answered", "answered"])
  }
}
