import Foundation
import Testing

@testable import Leitfaden

@Suite("Guides of the library by name")
struct LibraryGuidesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "guides-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, id, title) in [
      ("demo.en.guide.md", "working-days", "Working days"), ("town.en.guide.md", "moving", "Moving to town"),
      ("town.de.guide.md", "moving", "In die Stadt"),
    ] {
      try Data("---\nguide: 1\nid: \(id)\ntitle: \(title)\n---\n\n# \(title)\n\n- How?\n".utf8)
        .write(to: folder.appending(path: file))
    }
  }

  @Test(
    "file, file without ending, id and title are understood",
    arguments: [
      ("demo.en.guide.md", "demo.en"), ("demo", "demo.en"), ("Demo.EN", "demo.en"),
      ("working-days", "demo.en"),
      ("working DAYS", "demo.en"), ("town.de", "town.de"), ("In die Stadt", "town.de"),
    ])
  func found(name: String, file: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try LibraryGuides(folder: folder).file(name).hasSuffix("/\(file).guide.md"))
  }

  @Test("what is not there, or there twice, is refused with the files that there are")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let guides = LibraryGuides(folder: folder)
    for (name, part) in [
      ("town", "town.de.guide.md, town.en.guide.md"), ("moving", "town.de.guide.md, town.en.guide.md"),
      ("nothing", "“nothing”"), ("some/where.guide.md", "there is no guide file some/where.guide.md"),
      ("", "there is no guide"),
    ] {
      let error = #expect(throws: CommandFailure.self) { try guides.file(name) }
      #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    }
    let error = #expect(throws: CommandFailure.self) { try guides.file("x") }
    #expect(error?.hint?.contains("demo.en.guide.md") == true)
  }

  @Test("a file that is there comes before a guide of the library")
  func path() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "demo.en.guide.md").path
    #expect(try LibraryGuides(folder: URL(filePath: "/nowhere")).file(file) == file)
  }
}
