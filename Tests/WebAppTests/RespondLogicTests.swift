import Foundation
import Guide
import Interview
import Interviewing
import Testing
import WebServing

@testable import WebApp

/// A handed-over section whose questions hang on each other.
@Suite struct RespondLogicTests {
  private static let guide = Guide(
    id: "way", title: "Way", language: "en",
    sections: [
      Section(id: "talk", title: "Talk", questions: [Question(id: "town", text: "Town?", kind: "text")]),
      Section(
        id: "facts", title: "Facts", isHandover: true,
        questions: [
          Question(
            id: "owns", text: "Do you own a bicycle in {town}?", kind: "yesno", requirement: .required),
          Question(
            id: "theft", text: "Hidden wording", kind: "text", attributes: [Attribute("if", "owns = 1")]),
          Question(
            id: "age", text: "Age?", kind: "integer",
            attributes: [Attribute("check", "this < 120"), Attribute("message", "Nobody is that old.")]),
        ]),
    ],
    translations: [
      Guide(
        id: "way", title: "طريق", language: "ar",
        sections: [
          Section(
            id: "facts", title: "حقائق", questions: [Question(id: "age", text: "العمر؟", kind: "integer")])
        ])
    ])

  @Test func `What does not apply never reaches the device, and comes when the answer asks for it`()
    async throws
  {
    try await RespondServer.with(guide: Self.guide) { server in
      try await server.session.perform(.answer(question: "town", text: "Graz"))
      try await server.session.perform(.answer(question: "theft", text: "Hidden answer"))
      var device = try await server.handedOver()
      let page = try await device.get("/respond").text
      #expect(page.contains("Do you own a bicycle in Graz?") && page.contains("Age?"))
      #expect(!page.contains("Hidden") && !page.contains("theft"))
      #expect(try await device.command("visit", ["question": "theft"]).text.contains("\"needed\""))
      _ = try await device.command("answer", ["question": "owns", "text": "yes"])
      let after = try await device.get("/respond").text
      #expect(after.contains("Hidden wording") && after.contains("Hidden answer"))
      _ = try await device.command("answer", ["question": "owns", "text": "no"])
      #expect(try await !device.get("/respond").text.contains("Hidden"))
      let kept = try await server.session.state.interview
      #expect(kept.answers["theft"]?.current.value == .text("Hidden answer"))
    }
  }

  @Test func `Nobody gets past an answer that is needed or does not fit, whatever the page does`()
    async throws
  {
    try await RespondServer.with(guide: Self.guide) { server in
      var device = try await server.handedOver()
      #expect(try await device.command("visit", ["question": "age"]).text.contains("\"needed\""))
      #expect(try await device.command("finish-hand-over").text.contains("\"needed\""))
      _ = try await device.command("no-answer", ["question": "owns", "reason": "refused"])
      #expect(try await !device.command("visit", ["question": "age"]).text.contains("\"needed\""))
      _ = try await device.command("answer", ["question": "age", "text": "200"])
      #expect(try await device.command("finish-hand-over").text.contains("Nobody is that old."))
      #expect(try await device.get("/respond").text.contains("Nobody is that old."))
      _ = try await device.command("answer", ["question": "age", "text": "50"])
      _ = try await device.command("finish-hand-over")
      #expect(try await server.session.state.interview.handover?.isFinished == true)
    }
  }

  @Test func `The interviewee chooses the language, and right to left is right to left`() async throws {
    try await RespondServer.with(guide: Self.guide) { server in
      var device = try await server.handedOver()
      let asked = try await device.get("/respond").text
      #expect(
        asked.contains("data-asks") && asked.contains("data-language=\"ar\"") && asked.contains("dir=\"ltr\"")
      )
      _ = try await device.command("language", ["language": "fr"])
      _ = try await device.command("language", ["language": "ar"])
      let page = try await device.get("/respond").text
      #expect(page.contains("dir=\"rtl\"") && page.contains("العمر؟") && !page.contains("data-asks"))
      #expect(page.contains("Do you own a bicycle in ____?"), "what is not translated stays as it is")
    }
  }

  @Test func `The interviewer's page greys out what does not apply, and says when it would`() async throws {
    var interview = try await RespondServer.with(guide: Self.guide) { server in
      try await server.session.perform(.answer(question: "owns", text: "no"))
      return try await server.session.state.interview
    }
    let section = try #require(LeadSection("facts", from: 0, in: interview, language: .english))
    #expect(section.questions[1].onlyIf == "“Do you own a bicycle in ____?” is “Yes”")
    #expect(section.questions[0].print != nil && section.questions[2].print == nil)
    let theft = try #require(interview.guide.question("theft"))
    #expect(LogicView(theft, interview)?.isOff == true)
    let owns = try #require(interview.guide.question("owns"))
    #expect(LogicView(owns, interview)?.text == "Do you own a bicycle in ____?")
    let state = SessionState(interview: interview, sounding: .recording, recorder: EndlessSound().snapshot)
    let view = StateView(state, microphone: "")
    #expect(view.sections["facts"]?.total == 2 && view.head.total == 3)
    interview = Interview(id: "i", guide: Self.guide)
    #expect(LogicView(theft, interview)?.isOff != true)
  }
}
