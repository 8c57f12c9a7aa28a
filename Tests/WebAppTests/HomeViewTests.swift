import Foundation
import Guide
import GuideFormats
import Interview
import Library
import Sound
import Testing
import WebServing

@testable import WebApp

@Suite("What the first page says")
struct HomeViewTests {
  private let english = Amounts(language: .english)
  private let german = Amounts(language: .german)

  @Test("Sizes, lengths and places are written as people read them")
  func amounts() {
    #expect(english.size(345_600_000) == "346 MB")
    #expect(german.size(1_036_800_000) == "1 GB")
    #expect(german.size(1_250_000_000) == "1,2 GB" || german.size(1_250_000_000) == "1,3 GB")
    #expect(english.size(-1) == "0 KB")
    #expect(english.length(seconds: 52) == "52 s")
    #expect(english.length(seconds: 3724) == "62 min")
    #expect(english.clock(seconds: 1421.9) == "23:41")
    #expect(english.clock(seconds: 3724) == "1:02:04")
    #expect(english.room(seconds: 41 * 3600 + 5) == "41 h")
    #expect(english.room(seconds: 5400) == "90 min")
  }

  @Test("One of something is not many of it")
  func counts() {
    #expect(english.count("questions", 1) == "1 question")
    #expect(german.count("questions", 12_345) == "12.345 Fragen")
  }

  @Test("The room on the disk is hours of sound at the chosen quality")
  func room() {
    let room = DiskRoom(free: 3_456_000_000, bytesPerHour: AudioQuality.standard.format.bytesPerHour)
    #expect(room.seconds == 36_000)
    #expect(!room.isShort)
    #expect(DiskRoom(free: 500_000_000, bytesPerHour: 345_600_000).isShort)
    #expect(AudioQuality.speech.format.bytesPerHour == 115_200_000)
  }

  @Test("Words found are marked, and nothing in a snippet is lost or read as anything but text")
  func snippets() {
    #expect(
      FoundRow.stretches("the «first» day") == [
        .init(words: "the ", isHit: false), .init(words: "first", isHit: true),
        .init(words: " day", isHit: false),
      ])
    #expect(FoundRow.stretches("a » b « c") == [.init(words: "a » b « c", isHit: false)])
    #expect(FoundRow.stretches("<b>«x»").first == .init(words: "<b>", isHit: false))
    #expect(FoundRow.stretches("").isEmpty)
  }

  @Test("Names of files and guides in addresses are encoded whole")
  func addresses() {
    #expect(Address.start(guide: "a&b=c d.guide.md") == "/start?guide=a%26b%3Dc%20d.guide.md")
    #expect(Address.review("x", at: 16.9655) == "/interviews/x/review#at=16.966")
    #expect(Address.guide("../x") == "/guides/..%2Fx")
  }

  @Test("How far an interview got counts the questions that are done")
  func howFar() {
    let guide = Guide(
      id: "g", title: "G",
      sections: [
        Section(
          id: "s", title: "S",
          questions: [Question(id: "a", text: "A"), Question(id: "b", text: "B", kind: "yesno")])
      ])
    let far = InterviewRow.HowFar(Interview(id: "i", guide: guide), .german)
    #expect(far.answered == 0 && far.total == 2)
    #expect(far.sentence == "0 gefragt · 0 von 2 beantwortet")
  }

  @Test("Every answer kind and every export format has a name in both languages")
  func names() {
    for kind in AnswerKinds.all {
      let question = Question(id: "q", text: "Q", kind: kind.id)
      #expect(GuidePage.kind(question, .german) != kind.id, "\(kind.id)")
    }
    let page = SettingsPage(
      Settings(), Preferences(cookie: "de", languages: nil), microphones: [],
      library: FileManager.default.temporaryDirectory, version: "1")
    #expect(page.formats.allSatisfy { !$0.formatName.contains(" for ") })
    #expect(page.formats.contains { $0.isOn })
    #expect(page.markNames.count == MarkColour.words.count)
  }

  @Test("The guides a new library begins with are those of the checkout, and without errors")
  func demoGuides() throws {
    let items = GuideShelf(folder: WebServer.demoGuides).items()
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.isUsable && $0.reading.diagnostics.isEmpty })
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Interviews/guides")
    for item in items {
      #expect(
        try Data(contentsOf: checkout.appending(path: item.file))
          == Data(contentsOf: WebServer.demoGuides.appending(path: item.file)), "\(item.file)")
    }
  }

  @Test("A guide file is read again when it changed, and found by its name only inside its folder")
  func shelf() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-shelf-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.guide.md")
    try HomeServer.guide(title: "Old").write(to: file, atomically: true, encoding: .utf8)
    let shelf = GuideShelf(folder: folder)
    #expect(shelf.item(file: "a.guide.md")?.reading.guide?.title == "Old")
    try HomeServer.guide(title: "A newer one").write(to: file, atomically: true, encoding: .utf8)
    #expect(shelf.item(file: "a.guide.md")?.reading.guide?.title == "A newer one")
    #expect(shelf.item(file: "../\(folder.lastPathComponent)/a.guide.md") == nil)
    #expect(shelf.items(ofGuide: "walk").map(\.file) == ["a.guide.md"])
  }
}
