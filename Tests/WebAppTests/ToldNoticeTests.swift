import Foundation
import Interview
import Interviewing
import Sitting
import Testing
import WebServing

@testable import WebApp

@Suite("What has to be known of a recording is seen in the browser")
struct ToldNoticeTests {
  private static let beginning: [SittingNotice] = [.sameMedium(mirror: "/media/stick")]
  private static let end: [SittingNotice] = [
    .copyNotWhole(folder: "/media/stick"), .copyIsSame(folder: "/media/other"),
    .missingSound(milliseconds: 20, at: "00:00:01.000", cause: "overrun"),
  ]

  @Test(
    "a warning of the beginning on the interview screen, one of the end on the first page, until it was seen")
  func seen() async throws {
    try await RespondServer.with(notices: (Self.beginning, Self.end)) { server in
      var browser = server.interviewer()
      let lead = try await browser.get("/interviews/\(server.interview)/lead").text
      #expect(lead.contains("/media/stick is on the same drive as the library, and is lost with it."))
      #expect(try await !browser.get("/").text.contains("data-notice"))
      let told = try #require(server.server.services.notices.unseen(beginning: server.interview).first)
      #expect(try await browser.post("/api/notices/seen", ["id": told.id]).status == 204)
      #expect(try await !browser.get("/interviews/\(server.interview)/lead").text.contains("same drive"))

      _ = try await server.session.perform(.save)
      _ = try await server.session
      let home = try await browser.get("/").text
      #expect(home.contains("The second copy in /media/stick is not whole"))
      #expect(
        !home.contains("/media/other") && !home.contains("are missing at"),
        "no page tells what is well, or told already")
      let last = try #require(server.server.services.notices.unseen().first)
      #expect(try await browser.post("/api/notices/seen", ["id": last.id]).status == 204)
      #expect(try await !browser.get("/").text.contains("data-notice"))
    }
  }

  @Test(
    "what was not seen of the beginning goes with the interview; a recovery is told on the first page, in German too"
  )
  func recovery() async throws {
    try await RespondServer.with(notices: (Self.beginning, [])) { server in
      _ = try await server.session.perform(.save)
      _ = try await server.session
      #expect(server.server.services.notices.unseen(beginning: server.interview).isEmpty)
      server.server.tell([
        .recovered(length: "00:10", participant: "P-07", interview: server.interview),
        .silenced(file: "part-001.wav", bytes: 512),
      ])
      var browser = server.interviewer()
      #expect(try await browser.get("/").text.contains("512 bytes of it are silence."))
      let told = server.server.services.notices.unseen()
      #expect(told.count == 1)
      #expect(
        told.map { ToldNoticeView($0, .german).sentence } == [
          "Part-001.wav wurde auf dem Datenträger verändert: 512 Byte davon sind Stille."
        ])
    }
  }
}
