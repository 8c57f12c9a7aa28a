import Foundation
import Guide
import Library
import Testing

@testable import WebApp

@Suite("Home, guides, start and settings over HTTP")
struct HomeRequestTests {
  private func newInterview(_ server: HomeServer, title: String = "A talk") throws -> String {
    try server.library.createInterview(
      guide: Guide(
        id: "walk", title: "A walk", sections: [Section(id: "one", title: "One", questions: [])]),
      participant: "P-01", title: title
    ).id
  }

  @Test("Settings are kept in the library and only what was named changes")
  func settings() async throws {
    try await HomeServer.with { server in
      let first = try await server.send(
        "PUT", "/api/settings", ["quality": "speech", "markNames": ["quote\nline 2"]])
      let second = try await server.send("PUT", "/api/settings", ["exportFormats": ["vtt"]])
      #expect(first.status == 200 && second.status == 200)
      let kept = SettingsStore(library: server.library).current
      #expect(kept.quality == "speech")
      #expect(kept.markNames.first == "quote line 2")
      #expect(kept.exportFormats == ["vtt"])
      #expect(kept.microphone == "default")
    }
  }

  @Test("A quality or format that does not exist is refused and nothing changes")
  func unknownSetting() async throws {
    try await HomeServer.with { server in
      let loud = try await server.send("PUT", "/api/settings", ["quality": "loud"])
      #expect(loud.status == 422)
      #expect(loud["error"] == "unknown-choice")
      let exe = try await server.send("PUT", "/api/settings", ["exportFormats": ["exe"]])
      #expect(exe.status == 422)
      var usual = Settings()
      usual.port = server.port
      usual.isPlain = true
      #expect(SettingsStore(library: server.library).current == usual)
    }
  }

  @Test(
    "The shortest visit that is handed on is chosen in the settings, and only what can be chosen is taken")
  func shortestVisit() async throws {
    try await HomeServer.with { server in
      func kept() -> Int { SettingsStore(library: server.library).current.shortestVisit }
      #expect(kept() == 1)
      for seconds in [0, 2, 5] {
        #expect(try await server.send("PUT", "/api/settings", ["shortestVisit": seconds]).status == 200)
        #expect(kept() == seconds)
        let page = try await server.page("/settings").text.split(whereSeparator: \.isWhitespace).joined(
          separator: " ")
        #expect(page.contains(#"name="shortestVisit" value="\#(seconds)" checked"#))
      }
      for seconds in [-1, 3, 61, 100_000] {
        #expect(try await server.send("PUT", "/api/settings", ["shortestVisit": seconds]).status == 422)
        #expect(kept() == 5)
      }
    }
  }

  @Test("Language, theme and text size are kept in a cookie of this browser")
  func view() async throws {
    try await HomeServer.with { server in
      let answer = try await server.send(
        "PUT", "/api/view", ["language": "de", "theme": "dark", "textSize": 150])
      #expect(answer.status == 204)
      #expect(answer.headers["set-cookie"]?.hasPrefix("leitfaden-view=de.dark.150; Path=/") == true)
      #expect(try await server.send("PUT", "/api/view", ["textSize": 90]).status == 422)
      #expect(try await server.send("PUT", "/api/view", ["theme": "x\r\nSet-Cookie: a=b"]).status == 422)
      let page = try await server.page("/settings", view: "de.dark.150")
      #expect(page.text.contains(#"lang="de""#) && page.text.contains(#"data-text="150""#))
      #expect(page.text.contains("Schriftgröße"))
    }
  }

  @Test("A guide file's name leads nowhere but into the folder of guides")
  func hostileName() async throws {
    try await HomeServer.with { server in
      for (name, stored) in [
        ("../../outside.guide.md", "outside.guide.md"), ("/etc/passwd.md", "passwd.guide.md"),
        ("..\\..\\win.txt", "win.guide.md"), (".hidden.guide.md", "hidden.guide.md"),
        ("a\u{0}b\u{202E}c <script>.md", "a-b-c-script.guide.md"), ("....guide.md", "walk.guide.md"),
      ] {
        let answer = try await server.send(
          "POST", "/api/guides", HomeServer.file(name, HomeServer.guide()))
        #expect(answer.status == 201)
        #expect(answer["file"] == stored)
      }
      let long = try await server.send(
        "POST", "/api/guides",
        HomeServer.file(String(repeating: "ä", count: 5000) + ".md", HomeServer.guide()))
      #expect(long.status == 201)
      #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder.path) == ["Interviews"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: server.library.guidesFolder.path).count == 7)
      for name in ["walk.exe", "", "..", "/"] {
        let answer = try await server.send(
          "POST", "/api/guides", HomeServer.file(name, HomeServer.guide()))
        #expect(answer.status == 422)
      }
    }
  }

  @Test("A second file of one name gets a number, and neither is overwritten")
  func secondOfOneName() async throws {
    try await HomeServer.with { server in
      let first = try await server.send(
        "POST", "/api/guides", HomeServer.file("walk.guide.md", HomeServer.guide(title: "First")))
      let second = try await server.send(
        "POST", "/api/guides", HomeServer.file("walk.guide.md", HomeServer.guide(title: "Second")))
      #expect(first["file"] == "walk.guide.md")
      #expect(second["file"] == "walk-2.guide.md")
      let kept = server.library.guidesFolder.appending(path: "walk.guide.md")
      #expect(try String(contentsOf: kept, encoding: .utf8).contains("First"))
    }
  }

  @Test("A guide with errors is shown with its lines and not stored")
  func brokenGuide() async throws {
    try await HomeServer.with { server in
      let text = HomeServer.guide() + "   [number 5..1]\n"
      let check = try await server.send("POST", "/api/guides/check", HomeServer.file("x.md", text))
      #expect(check.status == 200)
      #expect(check.text.contains(#""isUsable":false"#) && check.text.contains(#""place":"line "#))
      let stored = try await server.send("POST", "/api/guides", HomeServer.file("x.md", text))
      #expect(stored["error"] == "guide-broken")
      let binary = try await server.send(
        "POST", "/api/guides", HomeServer.file("x.md", "\u{0}\u{1}\u{FFFD}"))
      #expect(binary["error"] == "guide-broken")
      #expect(try FileManager.default.contentsOfDirectory(atPath: server.library.guidesFolder.path).isEmpty)
    }
  }

  @Test("Titles of guides and interviews are text on every page")
  func titlesAreText() async throws {
    try await HomeServer.with { server in
      let title = "<script>alert(1)</script> & \"quotes\""
      _ = try await server.send(
        "POST", "/api/guides", HomeServer.file("t.md", HomeServer.guide(title: title)))
      _ = try newInterview(server, title: "<img src=x onerror=alert(1)>")
      for path in ["/", "/guides/walk", "/start?guide=t.guide.md", "/?q=%3Cb%3E%22onload", "/bin"] {
        let page = try await server.page(path)
        #expect(page.status == 200, "\(path)")
        #expect(!page.text.contains("<script>alert") && !page.text.contains("<img src=x"), "\(path)")
        #expect(!page.text.contains("<b>\""), "\(path)")
      }
    }
  }

  @Test("A deleted interview lies in the bin and comes back, or goes for good")
  func bin() async throws {
    try await HomeServer.with { server in
      let id = try newInterview(server)
      #expect(try await server.send("POST", "/api/interviews/\(id)/delete").status == 200)
      #expect(try server.library.list().isEmpty)
      #expect(try await server.page("/bin").text.contains("A talk"))
      #expect(try await server.send("POST", "/api/interviews/\(id)/restore").status == 204)
      #expect(try server.library.list().map(\.id) == [id])
      _ = try await server.send("POST", "/api/interviews/\(id)/delete")
      let item = try #require(Bin(server.library).item(ofInterview: id)?.name)
      #expect(try await server.send("POST", "/api/bin/destroy", ["item": "../guides"]).status == 404)
      #expect(try await server.send("POST", "/api/bin/destroy", ["item": item]).status == 204)
      #expect(Bin(server.library).items().isEmpty)
      #expect(try await server.send("POST", "/api/interviews/\(id)/restore").status == 404)
    }
  }

  @Test("A guide file in the bin comes back, but never over another")
  func guideInBin() async throws {
    try await HomeServer.with { server in
      _ = try await server.send("POST", "/api/guides", HomeServer.file("walk.md", HomeServer.guide()))
      let item = try #require(try await server.send("POST", "/api/guides/walk.guide.md/delete")["item"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: server.library.guidesFolder.path).isEmpty)
      _ = try await server.send("POST", "/api/guides", HomeServer.file("walk.md", HomeServer.guide()))
      #expect(try await server.send("POST", "/api/bin/restore", ["item": item])["error"] == "guide-there")
      #expect(try await server.send("POST", "/api/guides/..%2Fsettings.json/delete").status == 404)
    }
  }

  @Test("Title and participant of a planned interview can be changed; a code with a slash cannot be given")
  func facts() async throws {
    try await HomeServer.with { server in
      let id = try newInterview(server)
      let named = try await server.send(
        "POST", "/api/interviews/\(id)/edit", ["title": "Another", "participant": "Anna Maria Gruber"])
      #expect(named.status == 200)
      #expect(named["warning"]?.contains("looks like a person’s name") == true)
      #expect(try server.library.summary(id).title == "Another")
      let slash = try await server.send("POST", "/api/interviews/\(id)/edit", ["participant": "a/b"])
      #expect(slash.status == 422)
    }
  }

  @Test("What keeps an interview from beginning is one sentence with what to do")
  func refusals() async throws {
    try await HomeServer.with { server in
      let gone = try await server.send("POST", "/api/interviews", ["guide": "../x.guide.md"])
      #expect(gone["error"] == "guide-missing")
      _ = try await server.send("POST", "/api/guides", HomeServer.file("walk.md", HomeServer.guide()))
      let none = try await server.send("POST", "/api/interviews", ["guide": "walk.guide.md"])
      #expect(none["message"] == "there is no microphone")
      #expect(none["hint"] == "plug one in")
      let name = try await server.send(
        "POST", "/api/interviews", ["guide": "walk.guide.md", "participant": "a/b"])
      #expect(name.status == 422)
    }
  }

  @Test("Somebody who reads gets a page that says what is wrong, a script gets JSON")
  func errors() async throws {
    try await HomeServer.with { server in
      let page = try await server.page("/start?interview=nothing", view: "de.auto.100")
      #expect(page.status == 404)
      #expect(page.text.contains("<h1>") && page.text.contains("Dieses Interview gibt es nicht"))
      #expect(try await server.page("/nowhere").text.contains("<h1>"))
      #expect(try await server.send("POST", "/api/interviews/nothing/delete")["error"] == "library-unknown")
    }
  }

  @Test("A library that was moved away is said so, and is there again when it comes back")
  func movedLibrary() async throws {
    try await HomeServer.with { server in
      let elsewhere = server.folder.appending(path: "Elsewhere")
      try FileManager.default.moveItem(at: server.library.folder, to: elsewhere)
      let home = try await server.page("/")
      #expect(home.status == 503)
      #expect(home.text.contains("is no longer there"))
      #expect(try await server.send("PUT", "/api/settings", ["quality": "speech"])["error"] == "library-gone")
      try FileManager.default.moveItem(at: elsewhere, to: server.library.folder)
      #expect(try await server.page("/").status == 200)
    }
  }
}
