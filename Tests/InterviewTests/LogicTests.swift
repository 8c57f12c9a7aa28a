import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("The logic of the guide in an interview")
struct LogicTests {
  static let guide = Guide(
    id: "way", title: "Way",
    sections: [
      Section(
        id: "s", title: "S",
        questions: [
          Question(
            id: "quarrel", text: "Was there a quarrel?", kind: "single",
            options: [
              AnswerOption(code: "yes", text: "Yes"), AnswerOption(code: "no", text: "No", target: "after"),
            ]),
          Question(
            id: "story", text: "What happened?", kind: "text",
            attributes: [Attribute("if", "quarrel = 'yes'")]),
          Question(id: "years", text: "Years?", kind: "integer", requirement: .required),
        ]),
      Section(
        id: "after", title: "After",
        questions: (1...8).map { Question(id: "o\($0)", text: "\($0)?", kind: "text") }
          + [
            Question(
              id: "double", text: "2 x", kind: "calculated",
              attributes: [Attribute("hidden"), Attribute("calculate", "years * 2")])
          ],
        attributes: [Attribute("shuffle")]),
    ])

  private func interview(seed: Int?, _ tell: (inout Recounting) -> Void = { _ in }) -> Interview {
    var story = Recounting(seed: seed)
    tell(&story)
    return Interview(id: "i", guide: Self.guide, events: story.events)
  }

  private func answer(_ question: String, _ code: String) -> EventBody {
    .answered(question: question, value: .choices([.init(code: code)]), mode: .interviewer)
  }

  @Test(
    "the same seed gives the same order, after every kind of folding, and a question added on the spot stays last"
  )
  func order() throws {
    let first = interview(seed: 42).ordered
    let questions = first.sections[1].questions.map(\.id)
    #expect(questions != Self.guide.sections[1].questions.map(\.id) && Set(questions).count == 8)
    let later = interview(seed: 42) { story in
      story.happens(at: 10, .visited(question: questions[0]))
      let mark = story.happens(at: 20, .marked(EventBody.Marked(colour: 1, label: "", reach: 0)))
      story.happens(at: 30, .undone(event: mark))
      story.happens(at: 40, .asked(question: "added_1", text: "And?", section: "after"))
      story.happens(at: 50, .left)
      story.happens(at: 60, .reopened)
    }
    #expect(later.ordered.sections[1].questions.map(\.id) == questions + ["added_1"])
    #expect(interview(seed: 43).ordered.sections[1].questions.map(\.id) != questions)
  }

  @Test("an interview without a seed keeps the order of the guide; what is hidden is never shown")
  func withoutSeed() {
    let shown = interview(seed: nil).ordered.questions.map(\.id)
    #expect(shown == Self.guide.questions.map(\.id).filter { $0 != "double" })
  }

  @Test("what does not apply is left out of the counts, and counts again when the answer changes")
  func counts() {
    let passed = interview(seed: 1) { $0.happens(at: 10, answer("quarrel", "no")) }
    #expect(!passed.applies("story") && !passed.applies("years") && passed.applies("o1"))
    #expect(passed.status(of: Self.guide.sections[0]) == .done)
    let back = interview(seed: 1) {
      $0.happens(at: 10, answer("quarrel", "no"))
      $0.happens(at: 20, answer("quarrel", "yes"))
    }
    #expect(back.applies("story") && back.status(of: Self.guide.sections[0]) == .part)
  }

  @Test("taking an answer back by undo takes back what it led to")
  func undo() {
    let undone = interview(seed: 1) {
      let event = $0.happens(at: 10, answer("quarrel", "no"))
      $0.happens(at: 20, .undone(event: event))
    }
    #expect(undone.applies("story") && undone.applies("years"))
  }

  @Test(
    "tables hold a reason for each question without an answer once the interview is saved, and the answer stays kept"
  )
  func results() throws {
    func question(_ id: String) throws -> Question { try #require(Self.guide.question(id)) }
    let tell: (inout Recounting) -> Void = {
      $0.happens(at: 5, answer("quarrel", "yes"))
      $0.happens(at: 6, .answered(question: "story", value: .text("long"), mode: .interviewer))
      $0.happens(at: 7, .answered(question: "years", value: .number(4), mode: .interviewer))
      $0.happens(at: 8, .visited(question: "o1"))
      $0.happens(at: 9, .unanswered(question: "o3", reason: .refused, mode: .interviewer))
      $0.happens(
        at: 10, .answered(question: "quarrel", value: .choices([.init(code: "no")]), mode: .interviewer))
    }
    let open = interview(seed: 1, tell)
    #expect(try open.result(of: question("story")) == .missing(.notApplicable))
    #expect(open.answers["story"]?.current.value == .text("long"))
    #expect(try open.result(of: question("o1")) == .nothing)
    let saved = interview(seed: 1) {
      tell(&$0)
      $0.happens(at: 100, .saved)
    }
    #expect(try saved.result(of: question("o1")) == .missing(.skipped))
    #expect(try saved.result(of: question("o2")) == .missing(.notReached))
    #expect(try saved.result(of: question("o3")) == .missing(.refused))
    #expect(try saved.result(of: question("years")) == .missing(.notApplicable))
    let applies = interview(seed: 1) {
      $0.happens(at: 7, .answered(question: "years", value: .number(4), mode: .interviewer))
    }
    #expect(try applies.result(of: question("double")) == .value(.number(8)))
  }

  @Test("today() is the day of the interview, also years later")
  func today() {
    #expect(interview(seed: 1).run.today == "2023-11-14")
  }
}
