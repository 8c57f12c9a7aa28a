import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Asked is not answered")
struct SettledTests {
  private func status(_ id: String, _ story: Recounting) -> QuestionStatus? {
    story.interview.guide.question(id).map(story.interview.status(of:))
  }

  @Test("an open question that was current was asked; that it is answered somebody has to say")
  func open() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "advice"))
    story.happens(at: 10 * 48_000, .visited(question: "years"))
    #expect(story.interview.wasAsked("advice"))
    #expect(status("advice", story) == .part)
    let said = story.happens(at: 11 * 48_000, .settled(question: "advice", isDone: true))
    #expect(status("advice", story) == .done)
    story.happens(at: 12 * 48_000, .undone(event: said))
    #expect(status("advice", story) == .part)
  }

  @Test("asked is what was not only passed by, counted by one rule")
  func counted() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "advice"))
    story.happens(at: 48_000, .visited(question: "first_day"))
    story.happens(at: 48_000 + 24_000, .visited(question: "years"))
    story.happens(at: 5 * 48_000, .settled(question: "advice", isDone: true))
    let progress = story.interview.progress
    #expect(progress.asked == 2 && progress.answered == 1)
    #expect(progress.total == story.interview.guide.questions.count(where: story.interview.isAsked))
    #expect(["advice", "first_day", "years"].map(story.interview.wasAsked) == [true, false, true])
  }

  @Test("a note that was begun and dropped is none")
  func dropped() {
    var story = Recounting()
    let dropped = story.happens(at: 10, .noteBegun(question: "advice"))
    let kept = story.happens(at: 20, .noteBegun(question: "advice"))
    story.happens(at: 30, .noteText(note: kept, text: "She laughs"))
    #expect(story.interview.notes.map(\.id) == [dropped, kept])
    #expect(story.interview.filledNotes.map(\.id) == [kept])
    #expect(InterviewView(story.interview, folder: "x").notes.map(\.text) == ["She laughs"])
    // its words may still come, told late
    story.happens(at: 40, .noteText(note: dropped, text: "Late"))
    #expect(story.interview.filledNotes.count == 2)
  }

  @Test("a visit in JSON says the words in which the question was asked")
  func wording() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "advice"))
    story.happens(at: 48_000, .visited(question: "gone"))
    let view = InterviewView(story.interview, folder: "x")
    #expect(view.visits.first?.wording == story.interview.guide.question("advice")?.text)
    #expect(view.visits.last?.wording == nil)
  }

  @Test(
    "any question is done or not done when the interviewer says so, probes and values or not",
    arguments: [
      "first_day", "advice", "years",
    ])
  func settled(question: String) {
    var story = Recounting()
    story.happens(at: 10, .settled(question: question, isDone: true))
    #expect(status(question, story) == .done)
    story.happens(at: 20, .settled(question: question, isDone: false))
    #expect(status(question, story) == .open)
    story.happens(at: 30, .visited(question: question))
    story.happens(at: 10 * 48_000, .settled(question: question, isDone: false))
    #expect(status(question, story) == .part)
  }

  @Test("an answer that comes after it counts more")
  func later() {
    var story = Recounting()
    story.happens(at: 10, .settled(question: "years", isDone: false))
    story.happens(at: 20, .answered(question: "years", value: .number(3), mode: .interviewer))
    #expect(status("years", story) == .done)
  }

  @Test("the mark is the interviewer's own: without it an answer stands as it did")
  func answered() {
    var story = Recounting()
    story.happens(at: 20, .answered(question: "years", value: .number(3), mode: .interviewer))
    for isDone in [true, false, false] {
      story.happens(at: 30, .settled(question: "years", isDone: isDone))
      #expect(status("years", story) == .done)
    }
    story.happens(at: 40, .unanswered(question: "advice", reason: .refused, mode: .interviewer))
    story.happens(at: 50, .settled(question: "advice", isDone: false))
    #expect(status("advice", story) == .done)
  }

  @Test("what is answered or begun counts as asked, however short it was current")
  func progress() {
    var story = Recounting()
    let total = story.interview.guide.questions.count
    func counted() -> [Int] {
      let (asked, answered, total) = story.interview.progress
      return [asked, answered, total]
    }
    #expect(counted() == [0, 0, total])
    story.happens(at: 20, .answered(question: "years", value: .number(3), mode: .interviewer))
    story.happens(at: 30, .probed(question: "first_day", probe: 1, isTicked: true))
    #expect(counted() == [2, 1, total])
  }

  @Test(
    "an open question that was refused or not known is dealt with",
    arguments: [
      MissingReason.refused, .dontKnow,
    ])
  func refused(reason: MissingReason) {
    var story = Recounting()
    story.happens(at: 10, .unanswered(question: "advice", reason: reason, mode: .interviewer))
    #expect(status("advice", story) == .done)
    let advice = story.interview.guide.question("advice")
    #expect(advice.map(story.interview.result(of:)) == .missing(reason))
    story.happens(at: 20, .answerCleared(question: "advice", mode: .interviewer))
    #expect(status("advice", story) != .done)
  }

  @Test("a question keeps its number when others are added on the spot")
  func numbers() {
    var story = Recounting()
    let before = story.interview.numbers
    #expect(before == story.interview.originalGuide.numbers)
    let section = story.interview.guide.sections[0].id
    story.happens(at: 10, .asked(question: "added_1", text: "Why?", section: section))
    story.happens(at: 20, .asked(question: "added_2", text: "How?", section: section))
    let after = story.interview.numbers
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(after["added_1"] == before.count + 1 && after["added_2"] == before.count + 2)
    for (id, number) in after { #expect(story.interview.question(numbered: number)?.id == id) }
    #expect(story.interview.question(numbered: 0) == nil)
    #expect(story.interview.question(numbered: after.count + 1) == nil)
    #expect(
      story.interview.question(numbered: .max) == nil && story.interview.question(numbered: .min) == nil)
  }
}
