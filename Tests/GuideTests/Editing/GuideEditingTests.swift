import Foundation
import Testing

@testable import Guide

@Suite("Steps of editing a guide")
struct GuideEditingTests {
  private func guide() -> Guide {
    Guide(
      id: "g", title: "G", language: "en",
      sections: [
        Section(
          id: "a", title: "A",
          questions: [
            Question(id: "q1", text: "One"),
            Question(id: "q2", text: "Two", attributes: [Attribute("if", "q1 = 1")]),
          ]),
        Section(id: "b", title: "B", questions: [Question(id: "q7", text: "What about {q1}?")]),
      ])
  }

  private func command(_ json: String) throws -> GuideCommand {
    try JSONDecoder().decode(GuideCommand.self, from: Data(json.utf8))
  }

  @Test("A new question gets an id that nothing had before, not even something deleted")
  func freshID() throws {
    var guide = guide()
    let add = try command(#"{"command":"add-question","text":"","kind":"single","section":"a","index":1}"#)
    #expect(try guide.apply(add) == "q8")
    #expect(guide.sections[0].questions.map(\.id) == ["q1", "q8", "q2"])
    #expect(try guide.apply(.removeQuestion(id: "q8")) == nil)
    #expect(try guide.apply(add, above: 8) == "q9")
  }

  @Test("A question is moved to its place after it was taken out, also into another section")
  func moving() throws {
    var guide = guide()
    _ = try guide.apply(try command(#"{"command":"move-question","id":"q1","section":"a","index":1}"#))
    #expect(guide.sections[0].questions.map(\.id) == ["q2", "q1"])
    _ = try guide.apply(try command(#"{"command":"move-question","id":"q1","section":"b","index":99}"#))
    #expect(guide.sections[1].questions.map(\.id) == ["q7", "q1"])
    _ = try guide.apply(.moveSection(id: "b", index: 0))
    #expect(guide.sections.map(\.id) == ["b", "a"])
  }

  @Test("Another id goes into conditions, filters and texts that name the question")
  func renaming() throws {
    var guide = guide()
    #expect(try guide.apply(.rename(id: "q1", to: "first")) == "first")
    #expect(guide.question("q2")?.attribute("if") == "first = 1")
    #expect(guide.question("q7")?.text == "What about {first}?")
  }

  @Test(
    "An id that is taken, reserved or no id is refused and nothing changes",
    arguments: ["q2", "Q2", "b", "1a", "a b", "end", ""])
  func wrongIDs(_ id: String) {
    var guide = guide()
    #expect(throws: GuideEditProblem.self) { _ = try guide.apply(.rename(id: "q1", to: id)) }
    #expect(guide == self.guide())
  }

  @Test("What is not there any more is refused with its name")
  func gone() {
    var guide = guide()
    #expect(throws: GuideEditProblem(.gone, "zz")) { _ = try guide.apply(.removeQuestion(id: "zz")) }
    #expect(throws: GuideEditProblem(.gone, "zz")) {
      _ = try guide.apply(.moveQuestion(id: "q1", section: "zz", index: 0))
    }
    #expect(guide == self.guide())
  }

  @Test("A copied section has ids of its own")
  func duplicating() throws {
    var guide = guide()
    let copy = try #require(try guide.apply(.duplicateSection(id: "a")))
    #expect(guide.sections.map(\.id) == ["a", copy, "b"])
    #expect(Set(guide.questions.map(\.id)).count == guide.questions.count)
  }

  @Test("The last section stays")
  func lastSection() throws {
    var guide = guide()
    _ = try guide.apply(.removeSection(id: "a"))
    #expect(throws: GuideEditProblem(.lastSection, "b")) { _ = try guide.apply(.removeSection(id: "b")) }
  }

  @Test("Every kind becomes every other with all that it needs", arguments: AnswerKinds.all.map { $0.id })
  func kinds(_ kind: String) throws {
    for other in AnswerKinds.all.map({ $0.id }) {
      let question = Question(id: "q", text: "Q").changed(to: kind, language: "en").changed(
        to: other, language: "de")
      let parts = KindParts(of: other)
      #expect(question.kind == other)
      #expect(question.rows.isEmpty != parts.hasRows)
      #expect(question.options.isEmpty == (parts.choices == .none), "\(kind) to \(other)")
      #expect((question.secondOptions != nil) == parts.hasSecondChoices)
      #expect((question.format.mask != nil) == parts.hasMask)
    }
  }
}
