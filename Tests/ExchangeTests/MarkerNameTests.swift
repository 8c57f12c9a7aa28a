import Exchange
import Foundation
import Guide
import Interview
import Testing
import Timeline

@Suite("Names of markers")
struct MarkerNameTests {
  @Test("number, identifier, return and wording of a question")
  func visits() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    held.visit("first_day", at: 0)
    held.happened(100_000, .asked(question: "a1", text: "Weekends?", section: "opening"))
    held.visit("a1", at: 100_000)
    held.visit("years", at: 200_000)
    held.visit("first_day", at: 300_000)
    held.visit("gone", at: 400_000)
    #expect(
      held.exported.markers.map(\.label) == [
        "Q01 first_day: What was your first day like?", "A01 a1: Weekends?", "Q03 years: Years of experience",
        "Q01 first_day (2): What was your first day like?", "gone",
      ])
  }

  @Test(
    "a question that was only passed by is in no file for other programs, and its time counts for the next")
  func passed() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    let rate = Int64(held.rate.hertz)
    held.visit("first_day", at: 0)
    held.visit("advice", at: 5 * rate)
    held.visit("years", at: 5 * rate + rate / 10)
    held.happened(9 * rate, .saved)
    let spans = held.exported.markers.map { ($0.question, $0.span.start.index, $0.span.end.index) }
    #expect(spans.map(\.0) == ["first_day", "years"])
    #expect(spans.map(\.1) == [0, 5 * rate] && spans.map(\.2) == [5 * rate, 9 * rate])
    let all = ExportedInterview(
      interview: held.exported.interview, folder: folder.url, shortestVisit: 0
    ).interview.events
    #expect(all.count { $0.body.kind == "visited" } == 3)
  }

  @Test("an interruption is told in words wherever pauses are")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    for (language, words) in [
      ("en", "interrupted at "), ("de", " unterbrochen, alles erhalten"),
    ] {
      var held = HeldInterview(in: folder.url, language: language)
      let rate = Int64(held.rate.hertz)
      try held.part(1, frames: 20 * rate, at: 0)
      held.visit("first_day", at: 3 * rate)
      held.happened(4 * rate, .recovered(part: 1, frames: 20 * rate))
      held.happened(4 * rate, .interrupted)
      held.happened(4 * rate, .left)
      let target = folder.url.appending(path: language)
      let formats = ExportFormats.all.filter { ["transcript", "eaf", "report", "json"].contains($0.id) }
      #expect(formats.count == 4)
      let files = try Exporter.export([held.exported], formats: formats, to: target)
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      #expect(texts.count { $0.contains(words) } >= 3, "\(files.map(\.lastPathComponent))")
      #expect(texts.contains { $0.contains("\"interruption\"") })
    }
  }

  @Test("marks are called by their label, else by number and colour")
  func marks() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    held.mark("Nobody asked", at: 1)
    held.mark(" \n ", colour: 7, at: 2)
    held.mark(colour: 1, at: 3)
    #expect(held.exported.markers.map(\.label) == ["Nobody asked", "Mark 2 colour 7", "Mark 3 red"])
  }

  @Test("in a German talk marks and notes are called in German")
  func german() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, language: "de-AT")
    held.mark("Nobody asked", at: 1)
    held.note("lacht", on: "first_day", at: 2)
    held.mark(colour: 1, at: 3)
    #expect(held.exported.markers.map(\.label) == ["Nobody asked", "Notiz: lacht", "Marke 2 rot"])
  }

  @Test("a cut falls between characters and shows")
  func cut() {
    #expect(MarkerName.cut("abc", to: 3) == "abc")
    #expect(MarkerName.cut("äää", to: 5) == "ä…")
    #expect(MarkerName.line("a\r\nb\tc\u{2028}d\u{0}e  f") == "a / b c / d e f")
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 20)
    #expect(MarkerName.line(family).utf8.count <= 255)
    #expect(MarkerName.line(family).dropLast().allSatisfy { $0 == "👨‍👩‍👧‍👦" })
  }

  @Test("seconds are exact at any length and rate")
  func seconds() {
    #expect(Seconds.text(Frame(1), at: SampleRate(44_100)) == "0.000023")
    #expect(Seconds.text(Frame(44_099), at: SampleRate(44_100)) == "0.999977")
    #expect(Seconds.text(Frame(767_999_999_999), at: SampleRate(768_000)) == "999999.999999")
    #expect(Seconds.text(Frame(-5), at: SampleRate(8000)) == "0.000000")
  }
}
