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
    held.happened(100, .asked(question: "a1", text: "Weekends?", section: "opening"))
    held.visit("a1", at: 100)
    held.visit("years", at: 200)
    held.visit("first_day", at: 300)
    held.visit("gone", at: 400)
    #expect(
      held.exported.markers.map(\.label) == [
        "Q01 first_day: What was your first day like?", "A01 a1: Weekends?", "Q03 years: Years of experience",
        "Q01 first_day (2): What was your first day like?", "gone",
      ])
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
