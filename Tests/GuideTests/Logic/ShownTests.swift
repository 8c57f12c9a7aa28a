import Testing

@testable import Guide

@Suite("A question as it is shown")
struct ShownTests {
  private static let guide = Guide(
    id: "g", title: "G",
    sections: [
      Section(
        id: "s", title: "S",
        questions: [
          Question(id: "place", text: "Where?", kind: "text"),
          Question(
            id: "tools", text: "Which?", kind: "multiple",
            options: [AnswerOption(code: "a", text: "Pen"), AnswerOption(code: "b", text: "Ink")]),
          Question(
            id: "best", text: "Which is best in {place}?", kind: "single",
            options: [
              AnswerOption(code: "a", text: "Pen in {place}"), AnswerOption(code: "b", text: "Ink"),
              AnswerOption(code: "c", text: "None", attributes: [Attribute("if", "place != 'Graz'")]),
            ], attributes: [Attribute("filter", "tools")]),
          Question(
            id: "why", text: "Why?", kind: "text",
            attributes: [
              Attribute("if", "best in ('a', 'b') and not answered(place) or selected(tools, 'a')")
            ]),
        ])
    ])

  @Test("has earlier answers in its texts and only the choices that are offered")
  func shown() throws {
    let best = try #require(Self.guide.question("best"))
    var run = GuideRun(Self.guide)
    #expect(run.shown(best).text == "Which is best in ____?")
    run.answer("place", .text("Graz"))
    run.answer("tools", .choices([.init(code: "a")]))
    let shown = run.shown(best)
    #expect(shown.text == "Which is best in Graz?" && shown.options.map(\.code) == ["a"])
    #expect(shown.options[0].text == "Pen in Graz")
    #expect(run.isDecisive("place") && run.isDecisive("tools") && !run.isDecisive("why"))
    #expect(!run.isPlain("best") && run.isPlain("place"))
  }

  @Test("follows the answers of another run")
  func follows() throws {
    var leading = GuideRun(Self.guide)
    var following = leading
    leading.answer("place", .text("Graz"))
    leading.answer("tools", nil, missing: .refused)
    following.follow(leading)
    #expect(following.answers == leading.answers && following.missing == leading.missing)
    leading.answer("place", nil)
    following.follow(leading)
    let best = try #require(Self.guide.question("best"))
    #expect(following.shown(best) == leading.shown(best))
  }

  @Test("says its condition in plain words, in English and in German")
  func words() {
    let english = ConditionWording(Self.guide, language: "en")
    #expect(
      english.when("why")
        == "(“Which is best in {place}?” is one of “Pen in {place}”, “Ink” and “Where?” is not answered) or “Which?” includes “Pen”"
    )
    #expect(english.when("place") == nil)
    #expect(
      ConditionWording(Self.guide, language: "de").words("not answered(place)")
        == "„Where?“ ist nicht beantwortet")
    var jumping = Guide(
      id: "j", title: "J",
      sections: [
        Section(
          id: "s", title: "S",
          questions: [
            Question(
              id: "q", text: "Quarrel?", kind: "single",
              options: [
                AnswerOption(code: "n", text: "No", target: "end"), AnswerOption(code: "y", text: "Yes"),
              ]),
            Question(id: "after", text: "After?"),
          ])
      ])
    #expect(ConditionWording(jumping, language: "en").when("after") == "“Quarrel?” is not “No”")
    jumping.sections[0].questions[1].attributes = [Attribute("if", "q = -7 or 1 + 1 = 2")]
    #expect(
      ConditionWording(jumping, language: "en").words("q = -7") == "“Quarrel?” is “would rather not say”")
  }
}
