import Guide
import Interview
import Testing

@testable import Interviewing

@Suite("Leading an interview along a guide with conditions")
struct LogicSessionTests {
  private static let guide = Guide(
    id: "way", title: "Way", language: "en",
    sections: [
      Section(
        id: "s", title: "S", isHandover: true,
        questions: [
          Question(id: "a", text: "A?", kind: "yesno"),
          Question(id: "b", text: "B?", kind: "text", attributes: [Attribute("if", "a = 1")]),
          Question(id: "c", text: "C?", kind: "text"),
        ])
    ], translations: [Guide(id: "way", title: "Weg", language: "de")])

  @Test("next and previous pass over what does not apply, a touch still goes there")
  func steps() async throws {
    let held = try await Conducted(guide: Self.guide)
    try await held.perform(.answer(question: "a", text: "no"), at: 1)
    try await held.perform(.next, at: 2)
    try await held.perform(.next, at: 3)
    #expect(await held.interview.currentQuestion == "c")
    try await held.perform(.previous, at: 4)
    #expect(await held.interview.currentQuestion == "a")
    try await held.perform(.visit(question: "b"), at: 5)
    try await held.perform(.answer(question: "b", text: "all the same"), at: 6)
    #expect(await held.interview.answers["b"]?.isGiven == true)
    try await held.perform(.next, at: 7)
    #expect(await held.interview.currentQuestion == "c")
    await held.refuses(.next, at: 8, .lastQuestion)
  }

  @Test("the interviewee chooses one of the guide's languages")
  func language() async throws {
    let held = try await Conducted(guide: Self.guide)
    await held.refuses(.language("fr"), at: 1, .unknownLanguage(language: "fr"))
    try await held.perform(.language("de"), at: 2)
    #expect(await held.interview.handoverLanguage == "de")
    #expect(await held.interview.language == "en")
  }
}
