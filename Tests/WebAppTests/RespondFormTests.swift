import Guide
import Testing

@testable import WebApp

/// Which widget a question gets.
@Suite struct RespondFormTests {
  private func step(_ question: Question) -> RespondPage.Step {
    RespondPage.Step(QuestionForm(question), number: 1, isNow: true, .english)
  }

  @Test func `A scale of labels is a choice, one of numbers has points, one of many numbers is typed`() {
    let labels = [AnswerOption(code: "good", text: "good"), AnswerOption(code: "bad", text: "bad")]
    let ofLabels = step(Question(id: "a", text: "A", kind: "scale", options: labels))
    #expect(ofLabels.isSingle && !ofLabels.isScale && !ofLabels.isNumber && ofLabels.form.options.count == 2)
    var few = Question(
      id: "b", text: "B", kind: "scale", options: [AnswerOption(code: "1", text: "not at all")])
    (few.format.minimum, few.format.maximum) = ("1", "5")
    let ofNumbers = step(few)
    #expect(
      ofNumbers.isScale && !ofNumbers.isSingle
        && ofNumbers.form.points.map(\.code) == ["1", "2", "3", "4", "5"])
    #expect(ofNumbers.lowest == "not at all" && ofNumbers.form.options.isEmpty)
    few.format.maximum = "100"
    #expect(step(few).isNumber)
  }

  @Test func `A kind this version cannot ask is left to the interviewer`() {
    let place = step(Question(id: "a", text: "A", kind: "location"))
    #expect(place.isLater && !place.offersSkip)
    #expect(!QuestionForm.isStandardised(Question(id: "a", text: "A", kind: "location")))
  }

  @Test func `A choice of the guide that says I would rather not say needs no second one`() {
    let refusal = AnswerOption(code: "-7", text: "No comment", isMissing: true)
    #expect(!step(Question(id: "a", text: "A", kind: "single", options: [refusal])).offersSkip)
    let unknown = AnswerOption(code: "-8", text: "I do not know", isMissing: true)
    #expect(step(Question(id: "a", text: "A", kind: "integer", options: [unknown])).offersSkip)
  }

  @Test func `Yes and no have words when the guide gives none`() {
    let form = QuestionForm(Question(id: "a", text: "A", kind: "yesno"), yes: "Ja", no: "Nein")
    #expect(form.options.map(\.code) == ["1", "0"] && form.options.map(\.text) == ["Ja", "Nein"])
  }
}
