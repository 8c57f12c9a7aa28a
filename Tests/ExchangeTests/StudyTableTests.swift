import Documents
import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("The table of a study")
struct StudyTableTests {
  private func guide(_ questions: [Question]) -> Guide {
    Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: questions)])
  }

  @Test("two questions that lay out columns of the same name lose nothing")
  func sameColumns() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, named: "one")
    held.guide = guide([
      Question(id: "a_b", text: "A", kind: "integer"),
      Question(
        id: "a", text: "B", kind: "multiple",
        options: [AnswerOption(code: "b", text: "b"), AnswerOption(code: "c", text: "c")]),
      Question(id: "Status", text: "C", kind: "text"),
    ])
    held.answer("a_b", .number(7), at: 1)
    held.answer("a", .choices([.init(code: "c")]), at: 2)
    held.answer("Status", .text("single"), at: 3)
    let study = try #require(StudyTable.tables(of: [held.exported]).first)
    let row = zip(study.variables.map(\.name), study.rows[0].map { $0.cell.content })
    let cells = Dictionary(row) { first, _ in first }
    #expect(cells["a_b"] == "7" && cells["q_a_b"] == "0" && cells["a_c"] == "1")
    #expect(cells["q_Status"] == "single" && cells["status"] == "open")
  }

  @Test("a question that changed its kind becomes a text that holds both answers")
  func changed() throws {
    let folder = try TemporaryFolder()
    var (early, late) = (
      HeldInterview(in: folder.url, named: "one"), HeldInterview(in: folder.url, named: "two")
    )
    early.guide = guide([Question(id: "years", text: "Years", kind: "integer")])
    late.guide = guide([
      Question(id: "new", text: "New", kind: "text"), Question(id: "years", text: "Years?", kind: "text"),
    ])
    early.answer("years", .number(3), at: 1)
    late.answer("years", .text("three"), at: 1)
    let study = try #require(
      StudyTable.tables(of: [early.exported(as: "1"), late.exported(as: "2")]).first)
    let years = try #require(study.variables.firstIndex { $0.name == "years" })
    #expect(study.variables[years - 1].name == "new" && study.variables[years].statistics.label == "Years?")
    #expect(study.rows.map { $0[years].content } == ["3", "three"])
    #expect(study.variables[years].statistics.form == .text(bytes: 0))
  }
}
