import Documents
import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("Codes and passages for QDA programs")
struct QDAProjectTests {
  private static func project(_ held: HeldInterview, in folder: TemporaryFolder) throws -> String {
    let files = try Exporter.export(
      [held.exported], formats: [.qdpx], to: folder.url.appending(path: "out"))
    let archive = try ZipArchive(try Data(contentsOf: files[0]))
    return String(decoding: try #require(try archive.content("project.qde", limit: 1 << 20)), as: UTF8.self)
  }

  @Test("every passage says in its description what it is, because QualCoder reads no names")
  func descriptions() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.mark("at the beginning", at: 0)
    held.mark(colour: 3, at: 8000)
    held.mark("many\nlines", at: 9000)
    held.happened(9000, .keyworded(question: "first_day", keyword: "rain", isSet: true))
    held.visit("advice", at: 16_000)
    held.visit("first_day", at: 32_000)
    held.mark("at the end", at: 79_999)
    held.happened(80_000, .saved)
    let project = try Self.project(held, in: folder)
    let said = project.matches(of: /<AudioSelection[^>]*>\s*<Description>([^<]*)</).map { String($0.1) }
    #expect(said.count == project.matches(of: /<AudioSelection\s/).count)
    for label in [
      "at the beginning", "Mark 2 green", "many\nlines", "at the end", "rain",
      "What was your first day like?",
      "What was your first day like? (2)",
    ] {
      #expect(said.contains(label), "\(label) is not among \(said)")
    }
  }

  @Test("no two codes have the same name, because QualCoder drops what is filed under the second")
  func names() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.mark(at: 100)
    held.note("a note", at: 200)
    for word in ["Notes", "notes", "Mark red", "Opening", "Q01 first_day"] {
      held.happened(9000, .keyworded(question: "first_day", keyword: word, isSet: true))
    }
    let names = try Self.project(held, in: folder).matches(of: /<Code [^>]*name="([^"]*)"/).map {
      String($0.1)
    }
    #expect(names.count > 10 && Set(names.map { $0.lowercased() }).count == names.count, "\(names)")
  }

  @Test("Taguette gets a table of its own, with a tag for each question")
  func taguette() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    held.guide.sections[0].title = "Opening. Part 1"
    held.visit("first_day", at: 0)
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export([held.exported], formats: [.qdc], to: target)
    let file = target.appending(path: "tablets_taguette.csv")
    // Taguette guesses the encoding, and takes columns by their names
    #expect(try Data(contentsOf: file).starts(with: [0xEF, 0xBB, 0xBF]))
    let table = try ReadTable(file)
    #expect(
      table.rows.first == [
        "tag": "Opening․ Part 1.Q01 first_day", "description": "What was your first day like?",
      ])
    #expect(table.rows.count == 7)
    #expect(table.rows.allSatisfy { ($0["tag"] ?? "").filter { $0 == "." }.count == 1 })
  }

  @Test("the list names the programs that open each file, not those of its format")
  func list() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 8000)
    held.visit("first_day", at: 0)
    held.answer("tools", .choices([.init(code: "phone")]), at: 100)
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [held.exported],
      formats: [
        .qdc, .chapters, .csvExchange, .spss,
        .questionSound,
      ],
      to: target)
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    func programs(_ file: String) throws -> Substring {
      let line = try #require(
        list.firstMatch(of: try Regex("\\n\(file)\\n    (.*)", as: (Substring, Substring).self)))
      return try #require(line.1.split(separator: "Opens in: ").last)
    }
    #expect(try programs("tablets_taguette.csv") == "Taguette")
    #expect(try programs("tablets.qdc") == "MAXQDA, ATLAS.ti, NVivo, QualCoder, f4analyse")
    #expect(try programs("read.R") == "R")
    #expect(try programs("answers.sps") == "SPSS, PSPP")
    #expect(try programs("codebook.json") == "Python, R (jsonlite)")
    #expect(try programs("2026-11-21_P-07_a1b2_chapters.ffmetadata") == "ffmpeg")
    #expect(try programs("2026-11-21_P-07_a1b2_chapters.psc") == "Podlove, Auphonic, Ultraschall")
    #expect(try programs("tablets_Q01_first_day_labels.txt").hasPrefix("Audacity"))
  }
}
