import Guide
import Testing
import Timeline

@testable import Interview

@Suite("The words in which a question was asked")
struct AskedWordingTests {
  static let guide: Guide = {
    let words = { (language: String, many: String, why: String, own: String) in
      Guide(
        id: "g", title: "G", language: language,
        sections: [
          Section(
            id: "s1", title: "S",
            questions: [
              Question(id: "many", text: many, kind: "integer"), Question(id: "why", text: why),
            ]),
          Section(
            id: "self", title: "Self", questions: [Question(id: "own", text: own, kind: "text")],
            attributes: [Attribute("handover")]),
        ])
    }
    var guide = words("en", "How many?", "Why {many}?", "Is it {many}?")
    guide.translations = [words("de", "Wie viele?", "Warum {many}?", "Sind es {many}?")]
    return guide
  }()

  private func interview(_ tell: (inout Recounting) -> Void) -> Interview {
    var story = Recounting()
    tell(&story)
    return Interview(id: "i", guide: Self.guide, events: story.events)
  }

  private func answer(_ number: Double) -> EventBody {
    .answered(question: "many", value: .number(number), mode: .interviewer)
  }

  @Test("stay as they were when the answer in them is changed afterwards, each visit its own")
  func stay() {
    let interview = interview { story in
      story.happens(at: 0, .visited(question: "many"))
      story.happens(at: 10, answer(3))
      story.happens(at: 20, .visited(question: "why"))
      story.happens(at: 30, .visited(question: "many"))
      story.happens(at: 40, answer(5))
      story.happens(at: 50, .visited(question: "why"))
      story.happens(at: 60, .visited(question: nil))
      story.happens(at: 70, answer(7))
    }
    #expect(interview.visits(to: "why").map { interview.asked($0)?.text } == ["Why 3?", "Why 5?"])
    #expect(interview.asked("why")?.text == "Why 5?")
    #expect(interview.guideAsAsked.question("why")?.text == "Why 5?")
    #expect(interview.asked("many")?.text == "How many?")
    #expect(interview.asked("gone") == nil)
  }

  @Test("are filled in when the answer comes while the question is asked, and then they stay")
  func filled() {
    let interview = interview { story in
      story.happens(at: 20, .visited(question: "why"))
      story.happens(at: 30, answer(4))
      story.happens(at: 40, answer(9))
    }
    #expect(interview.asked("why")?.text == "Why 4?")
  }

  @Test("are those of now for a question that was never asked")
  func never() {
    #expect(interview { $0.happens(at: 10, answer(3)) }.asked("why")?.text == "Why 3?")
    #expect(interview { _ in }.asked("why")?.text == "Why ____?")
  }

  @Test("are in the language that the interviewee chose")
  func language() {
    let interview = interview { story in
      story.happens(at: 10, answer(3))
      story.happens(at: 20, .handedOver(section: "self"))
      story.happens(at: 30, .visited(question: "own"))
      story.happens(at: 40, .languageChosen("de"))
      story.happens(at: 50, .handedBack)
      story.happens(at: 60, .visited(question: "why"))
    }
    #expect(interview.asked("own")?.text == "Sind es 3?")
    #expect(interview.asked("why")?.text == "Why 3?")
  }

  @Test("do not hold what is left out when the interview is told without it")
  func retold() {
    let interview = interview { story in
      story.happens(at: 10, answer(3))
      story.happens(at: 20, .visited(question: "why"))
    }
    let events = interview.events.map { event in
      var event = event
      if event.body.is(EventBody.Answered.self) {
        event.body = .answerCleared(question: "many", mode: .interviewer)
      }
      return event
    }
    #expect(interview.retold(events).asked("why")?.text == "Why ____?")
  }
}
