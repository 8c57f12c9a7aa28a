import Foundation
import HTTPTypes
import Testing
import Wording

@testable import WebServing

@Suite struct PageTemplatesTests {
  private struct View {
    let words, block: String
  }

  @Test func `A page is filled in with escaped words, and one that is missing is told by its name`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "leitfaden-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<p>{{words}}</p>{{{block}}}".utf8).write(to: folder.appending(path: "one.mustache"))
    let templates = try await PageTemplates(folder: folder)
    let html = try templates.html("one", View(words: "<b>", block: "<i>"))
    #expect(html == "<p>&lt;b&gt;</p><i>")
    let missing = #expect(throws: WebError.self) { try templates.html("two", View(words: "", block: "")) }
    #expect(missing?.code == "template" && missing?.status == .internalServerError)
    #expect(missing?.sentence.english == "the page two is missing in this installation")
  }
}
