import Foundation
import Guide
import Interview
import Interviewing
import Testing
import WebServing
import Wording
import Timeline

@testable import WebApp

/// What the review page is told, and what it never lets through.
@Suite struct ReviewTests {
  @Test func `The page says that the interview is being recorded, and nothing in its JSON ends the block`()
    async throws
  {
    try await RespondServer.with { server in
      _ = try await server.session.perform(.note(text: "</script><b>bold</b>"))
      var browser = server.interviewer()
      let page = try await browser.get("/interviews/\(server.interview)/review")
      #expect(page.status == 200)
      #expect(page.text.contains("\"isRecording\":true"))
      #expect(!page.text.contains("<b>it</b>"), "the guide's own words are text as well")
      let start = page.text.components(separatedBy: "id=\"start\">").last ?? ""
      #expect(start.components(separatedBy: "</script>").first?.contains("\"guide\"") == true)
    }
  }

  @Test func `While a saved interview is put away it is not called recorded, and late changes are taken`()
    async throws
  {
    let (gate, feed) = AsyncStream<Void>.makeStream()
    try await RespondServer.with(finishing: { for await _ in gate {} }) { server in
      _ = try await server.session.perform(.save)
      var browser = server.interviewer()
      let page = try await browser.get("/interviews/\(server.interview)/review")
      #expect(page.status == 200 && page.text.contains("\"isRecording\":false"))
      #expect(await server.server.services.interviews.recording == nil)
      var late = browser
      async let answer = late.post(
        "/api/interviews/\(server.interview)/commands",
        ["commands": [["id": UUID().uuidString.lowercased(), "command": "edit", "title": "came late"]]])
      feed.finish()
      #expect(try await answer.text.contains("\"ok\":true"))
      #expect(try await server.session.state.interview.title == "came late")
    }
  }

  @Test func `Earlier answers and wordings are told, without every letter that was typed`() async throws {
    try await RespondServer.with { server in
      let session = try await server.session
      _ = try await session.perform(.answer(question: "years", text: "12"))
      _ = try await session.perform(.answer(question: "years", text: "13"))
      let note = try await session.perform(.beginNote).event
      for text in ["S", "She", "She laughs", "She smiles"] {
        _ = try await session.perform(.noteText(note: note, text: text))
      }
      let details = ReviewDetails(
        try await InterviewNow(server.interview, server.server.services), folder: nil, .english)
      #expect(details.answers["years"]?.typed == "13")
      #expect(details.answers["years"]?.earlier.map(\.text) == ["12"])
      #expect(details.notes[note]?.map(\.text) == ["She laughs"])
    }
  }

  @Test func `One question shows every interview that has it, and nothing is a sentence`() async throws {
    try await RespondServer.with { server in
      _ = try await server.session.perform(.visit(question: "first_day"))
      var browser = server.interviewer()
      let page = try await browser.get("/guides/test/questions/first_day")
      #expect(page.status == 200 && page.text.contains(server.interview))
      _ = try await server.session.perform(.note(text: "Came later"))
      let again = try await browser.get("/guides/test/questions/first_day")
      #expect(again.text.contains("Came later"), "what was read before is read again after a change")
      let nothing = try await browser.get("/guides/test/questions/nope", wantsPage: false)
      #expect(nothing.status == 404 && nothing.text.contains("no-question"))
    }
  }

  @Test func `Files outside of the export folder cannot be had`() async throws {
    try await RespondServer.with { server in
      var browser = server.interviewer()
      for name in ["..%2Finterview.json", "%2e%2e%2f%2e%2e%2flibrary.sqlite", "..", "nope.csv"] {
        let answer = try await browser.get(
          "/api/interviews/\(server.interview)/export/\(name)", wantsPage: false)
        #expect(answer.status == 404, "\(name)")
      }
      let refused = try await browser.post(
        "/api/interviews/\(server.interview)/export", ["formats": ["csv"]])
      #expect(refused.status == 409, "it is being recorded")
    }
  }

  @Test func `Every text of review is there in both languages`() {
    for (key, sentence) in ReviewTexts.plain { #expect(!sentence.english.isEmpty, "\(key)") }
    #expect(
      ReviewTexts.plain.count == ReviewTexts.tables.reduce(0) { $0 + $1.count }, "a key is used twice")
  }
}
