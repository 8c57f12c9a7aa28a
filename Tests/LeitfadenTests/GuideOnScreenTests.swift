import Foundation
import Guide
import GuideFormats
import Interview
import Interviewing
import Sound
import Testing
import Timeline

@testable import Leitfaden

@Suite("A guide on the screen of the terminal recorder")
struct GuideOnScreenTests {
  static let everyKind = "every kind"
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Interviews/guides")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".guide.md") }.sorted() + [everyKind]

  static func guide(_ name: String) throws -> Guide {
    let reading =
      name == everyKind
      ? GuideFormats.read(Data(EveryKindGuide.text.utf8), name: "every.en.guide.md")
      : try GuideFormats.read(contentsOf: folder.appending(path: name))
    #expect(reading?.hasErrors == false, "\(reading?.diagnostics.map(\.text) ?? [])")
    return try #require(reading?.guide)
  }

  static func screen(
    _ guide: Guide, at question: String?, mode: RecorderMode = .leading, texts: RecorderTexts = .english,
    width: Int = 80, height: Int = 24, answers: [(String, AnswerValue)] = []
  ) -> RecorderScreen {
    let started = EventBody.Started(
      guide: guide.id, guideVersion: "", guideFingerprint: "", participant: "P-07", title: guide.title,
      language: guide.language, sampleRate: SampleRate(48_000), channels: 1, bits: 16, container: "wav",
      utcOffset: 0)
    var bodies: [EventBody] = [.started(started)]
    if let question { bodies.append(.visited(question: question)) }
    bodies += answers.map { .answered(question: $0, value: $1, mode: .interviewer) }
    let events = bodies.enumerated().map { place, body in
      InterviewEvent(
        id: "\(place)", interview: "i", device: "d", sequence: Int64(place + 1), frame: Frame(Int64(place)),
        monotonic: MonotonicTime(nanoseconds: Int64(place)), wall: Date(timeIntervalSince1970: 0), body: body)
    }
    let state = SessionState(
      interview: Interview(id: "i", guide: guide, events: events), sounding: .recording,
      recorder: RecorderSnapshot(state: .recording, device: "USB microphone"))
    return RecorderScreen(
      state: state, mode: mode, message: "", texts: texts, width: width, height: height, unicode: true)
  }

  /// What a person reads who presses the down key to the end, without blanks; each line once. The half page that a key
  /// moves leaves no line out.
  static func read(_ screen: RecorderScreen) -> String {
    var screen = screen
    var lines: [Int: String] = [:]
    let isWhole = screen.mode == .reading
    while true {
      let shown = screen.lines().map { $0.map(\.text).joined() }
      for (row, line) in shown.dropFirst(3).prefix(screen.bodyHeight).enumerated() {
        lines[screen.scroll + row] =
          isWhole ? line : line.firstRange(of: " │ ").map { String(line[$0.upperBound...]) } ?? ""
      }
      #expect(shown[2].contains("above") == (screen.scroll > 0))
      #expect(shown[3 + screen.bodyHeight].contains("more line") == (screen.scroll < screen.lastScroll))
      guard screen.scroll < screen.lastScroll else { break }
      screen.scroll = min(screen.scroll + max(1, screen.bodyHeight / 2), screen.lastScroll)
    }
    #expect(lines.keys.sorted() == Array(0..<lines.count), "no line is left out")
    return bare(lines.sorted { $0.key < $1.key }.map(\.value).joined())
  }

  static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  static func texts(of question: Question) -> [String] {
    var texts = [question.text] + question.probes.map(\.text) + question.interviewerNotes
    let options = question.options + (question.secondOptions ?? [])
    texts += question.media.map(\.description) + options.map(\.text)
    texts += options.compactMap(\.image?.description)
    texts += question.rows.flatMap { [$0.text, $0.opposite ?? ""] }
    texts += (question.attribute("heads") ?? "").split(separator: "|").map { String($0) }
    return (texts + [question.format.unit ?? ""]).filter { !bare($0).isEmpty }
  }

  @Test("every text of every guide can be brought onto the screen at 80x24 by keys", arguments: names)
  func everything(name: String) throws {
    let guide = try Self.guide(name)
    let interview = Self.screen(guide, at: nil).interview
    let reading = Self.read(Self.screen(guide, at: nil, mode: .reading))
    let beginning = Self.read(Self.screen(guide, at: nil))
    let plain = PlainQuestion(interview: interview, texts: .english)
    let heard = Self.bare(plain.everything.joined())
    #expect(guide.hasIntroduction == !plain.introduction.isEmpty)
    for text in [guide.title] + guide.introduction + guide.interviewerNotes {
      #expect(heard.contains(Self.bare(text)), "plain: \(text)")
      #expect(reading.contains(Self.bare(text)), "\(text)")
      #expect(beginning.contains(Self.bare(text)), "\(text)")
    }
    for section in guide.sections {
      let first = section.questions.first.map { Self.read(Self.screen(guide, at: $0.id)) }
      for text in [section.title] + section.texts + section.interviewerNotes {
        #expect(reading.contains(Self.bare(text)), "\(text)")
        #expect(heard.contains(Self.bare(text)), "plain: \(text)")
        if let first, section.hasIntroduction { #expect(first.contains(Self.bare(text)), "\(text)") }
      }
      for written in section.questions where !written.isHidden {
        let seen = Self.read(Self.screen(guide, at: written.id))
        let told = Self.bare(plain.lines(written.id).joined())
        for text in Self.texts(of: interview.shown(written.id) ?? written) {
          #expect(told.contains(Self.bare(text)), "plain, \(written.id): \(text)")
          #expect(seen.contains(Self.bare(text)), "\(written.id): \(text)")
        }
      }
    }
  }

  @Test("the guide of every kind has every kind that there is, and all of it fits 60x16 and wide screens")
  func kinds() throws {
    let guide = try Self.guide(Self.everyKind)
    #expect(Set(guide.questions.map(\.kind)) == Set(AnswerKinds.all.map { $0.id }))
    for (width, height) in [(60, 16), (40, 12), (120, 40), (200, 60)] {
      for question in guide.questions {
        for texts in [RecorderTexts.english, .german] {
          let screen = Self.screen(guide, at: question.id, texts: texts, width: width, height: height)
          let lines = screen.lines().map { $0.map(\.text).joined() }
          #expect(lines.count == height)
          for line in lines { #expect(Cells.width(line) <= width, "\(line)") }
        }
      }
    }
  }

  @Test("a wide screen has a wider outline")
  func outline() throws {
    let guide = try Self.guide(Self.everyKind)
    func outline(_ width: Int) -> String {
      let line = Self.screen(guide, at: "open", width: width, height: 40).lines()[3].map(\.text).joined()
      return line.firstRange(of: " │ ").map { String(line[..<$0.lowerBound]) } ?? ""
    }
    #expect(outline(80).count == 26)
    #expect(outline(120).count == 36)
    #expect(outline(200).contains("To be asked, and a heading that is too long for"))
  }

  @Test("a refusal that is longer than a line is read to its end")
  func refusal() throws {
    var screen = Self.screen(try Self.guide(Self.everyKind), at: "many")
    screen.message =
      "“x” is none of the choices: " + (1...18).map { "c\($0)" }.joined(separator: ", ") + ". Enough."
    let shown = screen.lines().map { $0.map(\.text).joined() }.joined()
    #expect(Self.bare(shown).contains(Self.bare(screen.message)))
  }
}
