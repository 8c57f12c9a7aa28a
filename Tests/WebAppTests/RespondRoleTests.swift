import Foundation
import Guide
import Hummingbird
import Interview
import Interviewing
import Testing
import Timeline

@testable import WebApp

/// What a device that was handed over can reach, and what it cannot.
@Suite struct RespondRoleTests {
  /// What is not the interviewer's alone.
  private static let shared: Set<String> = [
    "POST /api/session", "GET /pair", "POST /api/pair", "GET /respond",
    "GET /api/respond/clock", "GET /api/respond/events", "POST /api/respond/commands",
    "POST /api/respond/unlock",
  ]

  @Test func `Every route of the interviewer is refused to a respondent, and to a stranger`() async throws {
    try await RespondServer.with { server in
      var respondent = try await server.handedOver()
      var stranger = server.browser()
      let routes = server.server.router().routes
      var tried = 0
      for route in routes {
        let name = "\(route.method.rawValue) \(route.path)"
        let path = Self.address("\(route.path)", server.interview)
        if Self.isShared(path, route.method.rawValue) { continue }
        let body = route.method == .get ? nil : Data("{}".utf8)
        let refused = try await respondent.send(route.method.rawValue, path, body, accept: "application/json")
        #expect(refused.status == 403, "\(name) answers \(refused.status)")
        #expect(!refused.text.contains("Secret"), "\(name)")
        let unknown = try await stranger.send(route.method.rawValue, path, body, accept: "application/json")
        #expect(unknown.status == 401, "\(name) answers \(unknown.status) to a stranger")
        if route.method == .get {
          let page = try await respondent.get(path)
          #expect([303, 403].contains(page.status) && page.location ?? "/respond" == "/respond", "\(name)")
        }
        tried += 1
      }
      #expect(tried >= 8)
    }
  }

  private static func address(_ path: String, _ interview: String) -> String {
    let parts = path.split(separator: "/").map { part in
      part.hasPrefix("{") || part.hasPrefix(":") || part.hasPrefix("*") ? interview : String(part)
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func isShared(_ path: String, _ method: String) -> Bool {
    // files and media of the own section; Tests/Browser/test_answer_files.py
    ["/assets/", "/api/respond/files", "/api/respond/media/"].contains { path.hasPrefix($0) }
      || shared.contains("\(method) \(path)")
  }

  @Test func `The respondent's page and stream hold the section's questions and nothing else`() async throws {
    try await RespondServer.with { server in
      var respondent = try await server.handedOver()
      let page = try await respondent.get("/respond")
      #expect(page.status == 200)
      #expect(
        page.text.contains("How useful is &lt;b&gt;it&lt;/b&gt;?") && page.text.contains("How many years?"))
      #expect(
        !page.text.contains("Secret") && !page.text.contains("P-07") && !page.text.contains(server.interview))
    }
  }

  @Test func `A respondent answers as hand-over, and only questions of the section`() async throws {
    try await RespondServer.with { server in
      var respondent = try await server.handedOver()
      #expect(try await respondent.command("visit", ["question": "useful"]).status == 200)
      let answer = try await respondent.command("answer", ["question": "useful", "text": "yes"])
      #expect(answer.status == 200 && answer.text.contains("\"ok\":true"))
      #expect(try await respondent.command("answer", ["question": "again", "text": "1"]).status == 403)
      #expect(try await respondent.command("visit", ["question": "first_day"]).status == 403)
      for word in ["save", "leave", "pause", "mark-again", "undo", "hand-back", "next"] {
        #expect(try await respondent.command(word).status == 403, "\(word)")
      }
      let interview = try await server.session.state.interview
      #expect(interview.answers["useful"]?.current.mode == .handover)
      #expect(interview.answers["again"] == nil)
      #expect(interview.currentQuestion == "useful")
      let wrong = try await respondent.command("answer", ["question": "years", "text": "many"])
      #expect(wrong.text.contains("notAnAnswer"))
    }
  }

  @Test func `The interviewer's cookie of before opens nothing any more`() async throws {
    try await RespondServer.with { server in
      let before = server.interviewer()
      var handed = before
      _ = try await handed.post(
        "/api/interviews/\(server.interview)/handover", ["section": "facts", "pin": "4711", "device": "this"])
      #expect(handed.cookie != before.cookie)
      var old = before
      #expect(try await old.get("/", wantsPage: false).status == 401)
    }
  }

  @Test func `Taking back ends the respondent's right at once, also with the old page's token`() async throws
  {
    try await RespondServer.with { server in
      var respondent = try await server.handedOver()
      var interviewer = server.interviewer()
      let stream = Task { [respondent] in
        var watching = respondent
        return try await watching.get("/api/respond/events", wantsPage: false)
      }
      _ = try await respondent.command("visit", ["question": "useful"])
      let back = try await interviewer.post("/api/interviews/\(server.interview)/handover/back", [:])
      #expect(back.status == 200)
      #expect(try await respondent.command("answer", ["question": "useful", "text": "yes"]).status == 401)
      let told = try await stream.value.text
      #expect(told.hasSuffix("event: end\ndata: {}\n\n") && !told.contains("Secret"))
      let page = try await respondent.get("/respond")
      #expect(page.status == 401 && page.text.contains("hand the tablet back"))
      #expect(!page.text.contains("How useful"))
      // a later hand-over of the same section is another one
      _ = try await server.session.perform(.handOver(section: "facts"))
      #expect(try await respondent.command("visit", ["question": "useful"]).status == 401)
    }
  }

  @Test func `What was answered before the take-back is taken in late, and nothing else`() async throws {
    try await RespondServer.with { server in
      var respondent = try await server.handedOver()
      var interviewer = server.interviewer()
      let before = MonotonicTime.now().milliseconds
      #expect(
        try await interviewer.post("/api/interviews/\(server.interview)/handover/back", [:]).status == 200)
      let after = MonotonicTime.now().milliseconds
      let late = try await respondent.command("answer", ["question": "useful", "text": "yes", "at": before])
      #expect(late.status == 200 && late.text.contains("\"ok\":true"))
      #expect(
        try await respondent.command("answer", ["question": "useful", "text": "no", "at": after]).status
          == 401)
      #expect(
        try await respondent.command("answer", ["question": "again", "text": "1", "at": before]).status == 401
      )
      #expect(try await respondent.command("mark", ["at": before]).status == 401)
      #expect(try await respondent.get("/api/respond/clock", wantsPage: false).status == 200)
      #expect(try await respondent.get("/api/respond/events", wantsPage: false).status == 401)
      _ = try await server.session.perform(.save)
      let saved = try await respondent.command(
        "no-answer", ["question": "years", "reason": "refused", "at": before])
      #expect(saved.status == 200 && saved.text.contains("\"ok\":true"))
      let interview = try await server.session.state.interview
      #expect(interview.answers["useful"]?.current.mode == .handover)
      #expect(interview.answers["years"]?.current.reason == .refused && interview.status == .saved)
    }
  }

  @Test func `The interviewer's own open streams fall silent when the device is handed over`() async throws {
    try await RespondServer.with { server in
      var browser = server.interviewer()
      let stream = Task { [browser] in
        var watching = browser
        return try await watching.get("/api/interviews/\(server.interview)/events", wantsPage: false)
      }
      try await Task.sleep(for: .milliseconds(300))
      _ = try await browser.post(
        "/api/interviews/\(server.interview)/handover", ["section": "facts", "pin": "4711", "device": "this"])
      _ = try await server.session.perform(.note(text: "Secret note"))
      #expect(try await !stream.value.text.contains("Secret note"))
    }
  }
}
