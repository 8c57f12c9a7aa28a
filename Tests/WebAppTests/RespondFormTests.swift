import Foundation
import Guide
import Testing

@testable import WebApp

/// Which widget a question gets.
@Suite struct RespondFormTests {
  private func step(_ question: Question) -> RespondPage.Step {
    RespondPage.Step(QuestionForm(question), number: 1, isNow: true)
  }

  @Test func `A scale of labels has choices, one of numbers has points, one of many numbers has neither`() {
    let labels = [AnswerOption(code: "good", text: "good"), AnswerOption(code: "bad", text: "bad")]
    let ofLabels = QuestionForm(Question(id: "a", text: "A", kind: "scale", options: labels))
    #expect(ofLabels.points.isEmpty && ofLabels.options.count == 2)
    var few = Question(
      id: "b", text: "B", kind: "scale", options: [AnswerOption(code: "1", text: "not at all")])
    (few.format.minimum, few.format.maximum) = ("1", "5")
    let ofNumbers = QuestionForm(few)
    #expect(ofNumbers.points.map(\.code) == ["1", "2", "3", "4", "5"] && ofNumbers.options.isEmpty)
    #expect(ofNumbers.points.first?.text == "not at all")
    few.format.maximum = "100"
    #expect(QuestionForm(few).points.isEmpty)
  }

  @Test func `Every kind that is asked has a widget, and every widget its file`() throws {
    for kind in AnswerKinds.all where kind.hasValue {
      #expect(AnswerWidgets.modules[kind.id] != nil, "\(kind.id)")
    }
    #expect(
      !AnswerWidgets.isAsked("open") && !AnswerWidgets.isAsked("info") && !AnswerWidgets.isAsked("calculated")
    )
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/WebApp/Public/js/answering")
    for module in Set(AnswerWidgets.modules.values) {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: "\(module).js").path), "\(module)")
    }
  }

  @Test func `An open question is left to the interviewer`() {
    let talk = step(Question(id: "a", text: "A"))
    #expect(talk.isLater && !talk.offersSkip)
    #expect(QuestionForm.isStandardised(Question(id: "a", text: "A", kind: "location")))
    #expect(!QuestionForm.isStandardised(Question(id: "a", text: "A")))
  }

  @Test func `Tables have rows, words and ends where the guide gives none`() {
    let rows = [Row(id: "a", text: "slow", opposite: "fast")]
    let poles = QuestionForm(Question(id: "d", text: "D", kind: "differential", rows: rows))
    #expect(poles.points.count == 7 && poles.rows.first?.opposite == "fast")
    let certain = QuestionForm(
      Question(id: "y", text: "Y", kind: "yesnomatrix", rows: rows), language: "de-AT")
    #expect(certain.options.map(\.text) == ["Ja", "Unsicher", "Nein"])
    #expect(QuestionForm(Question(id: "s", text: "S", kind: "slider")).maximum == 100)
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
