import Documents
import Foundation
import GuideFormats
import Library
import Testing

@testable import WebApp

@Suite("Guides that come and go as files")
struct GuideFileTests {
  @Test("A questionnaire of another program is shown as it would be, and becomes guide texts")
  func foreignQuestionnaire() async throws {
    try await HomeServer.with { server in
      let csv =
        "type,name,label::English (en),label::Deutsch (de)\ntext,why,Why?,Warum?\nosm,where,Where?,Wo?\n"
      let file = HomeServer.file("../walk.csv", csv)
      let check = try await server.send("POST", "/api/guides/check", file)
      #expect(check.text.contains(#""fileNames":["walk.en.guide.md","walk.de.guide.md"]"#), "\(check.text)")
      #expect(check.text.contains(#""text":"Why?""#) && check.text.contains("chooses from a map"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: server.library.guidesFolder.path).isEmpty)
      let stored = try await server.send("POST", "/api/guides", file)
      #expect(stored.status == 201 && stored["file"] == "walk.en.guide.md")
      let german = server.library.guidesFolder.appending(path: "walk.de.guide.md")
      #expect(try String(contentsOf: german, encoding: .utf8).contains("Warum?"))
      #expect(try await server.send("POST", "/api/guides", file)["file"] == "walk.en.guide.md")
    }
  }

  @Test("A guide travels with its pictures as one file, and nothing in it leads out of the library")
  func archive() async throws {
    try await HomeServer.with { server in
      let text = """
        ---
        id: walk
        lang: en
        ---
        ## One

        1. Which one?
           ![A tree](media/tree.png)
           ![Another](media/gone.png)

        """
      let packed = try ZipWriter.archive([
        ("walk/walk.en.guide.md", Data(text.utf8)), ("walk/media/tree.png", Data("tree".utf8)),
        ("walk/../../evil.guide.md", Data("x".utf8)), ("/etc/evil", Data("x".utf8)),
      ])
      let check = try await server.send("POST", "/api/guides/check", HomeServer.file("w.zip", packed))
      #expect(check.text.contains("media/gone.png"), "\(check.text)")
      let stored = try await server.send("POST", "/api/guides", HomeServer.file("w.zip", packed))
      #expect(stored["file"] == "walk.en.guide.md")
      let folder = server.library.guidesFolder
      #expect(try Data(contentsOf: folder.appending(path: "walk/media/tree.png")) == Data("tree".utf8))
      let lying = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      #expect(lying == ["walk", "walk.en.guide.md", "walk/media", "walk/media/tree.png"])
      let again = try await server.page("/guide-files/walk.en.guide.md/guide-archive")
      let archive = try ZipArchive(again.body)
      #expect(archive.paths == ["walk.en.guide.md", "walk/media/tree.png"])
    }
  }

  @Test("A guide is had in every format, with what that cannot hold, and as a page to print")
  func takes() async throws {
    try await HomeServer.with { server in
      let text = HomeServer.guide(title: "<script>x</script>") + "   [location]\n"
      _ = try await server.send("POST", "/api/guides", HomeServer.file("walk.guide.md", text))
      let page = try await server.page("/guides/walk")
      for format in GuideFormats.writable {
        let address = "/guide-files/walk.guide.md/\(format.id)"
        #expect(page.text.contains("\"\(address)\""))
        #expect(try await server.page(address).status == 200, "\(format.id)")
        #expect(try await server.page(address + "/losses").text.contains("losses"), "\(format.id)")
      }
      let losses = try await server.page("/guide-files/walk.guide.md/quexml/losses")
      #expect(losses.text.contains("how"))
      let printed = try await server.page("/guide-files/walk.guide.md/print")
      #expect(printed.text.hasPrefix("<!DOCTYPE html>\n<html") && !printed.text.contains("<script>x"))
      #expect(try await server.page("/guide-files/walk.guide.md/nothing").status == 404)
      #expect(try await server.page("/guide-files/..%2Flibrary.sqlite/print").status == 404)
    }
  }

  @Test("A guide is taken along in all its languages, and its printed page has its pictures")
  func languages() async throws {
    try await HomeServer.with { server in
      let picture = Data("tree".utf8)
      for (tag, word) in [("en", "Why?"), ("de", "Warum?")] {
        let text = "---\nid: walk\nlang: \(tag)\n---\n\n1. \(word) {#why}\n   ![Tree](media/tree.png)\n"
        _ = try await server.send("POST", "/api/guides", HomeServer.file("walk.\(tag).guide.md", text))
      }
      let folder = server.library.guidesFolder
      let media = folder.appending(path: "media")
      try FileManager.default.createDirectory(at: media, withIntermediateDirectories: true)
      try picture.write(to: media.appending(path: "tree.png"))
      let packed = try await server.page("/guide-files/walk.en.guide.md/guide-archive")
      #expect(
        try ZipArchive(packed.body).paths == ["walk.en.guide.md", "walk.de.guide.md", "media/tree.png"])
      let losses = try await server.page("/guide-files/walk.en.guide.md/quexml/losses")
      #expect(losses.text.contains("one language (en)"))
      let printed = try await server.page("/guide-files/walk.en.guide.md/print")
      #expect(printed.text.contains("data:image/png;base64,\(picture.base64EncodedString())"))
    }
  }
}
