import Foundation
import Interview
import Testing

@Suite("What may be done with an interview")
struct ConsentRuleTests {
  @Test("recording is refused only where something was agreed to and recording was not")
  func recording() {
    #expect(ConsentRule.recording(nil) == .open)
    #expect(ConsentRule.recording(Consent(Consent.Scope.allCases, .none)) == .open)
    #expect(ConsentRule.recording(Consent([.recording], .spoken)) == .given)
    #expect(ConsentRule.recording(Consent([.quotation], .written)) == .refused)
    #expect(ConsentRule.recording(Consent([], .written)) == .refused)
    #expect(ConsentRule.recording(Consent([], .spoken)) == .open, "it is said on the recording")
  }

  @Test(
    "what is lost may have been a no, and is asked for again before the talk goes on; it stays lost when it is stored"
  )
  func lost() throws {
    #expect(ConsentRule.bundling.lacking(in: .lost) == [.archive, .sharing])
    #expect(ConsentRule.moving.lacking(in: .lost) == [])
    #expect(ConsentRule.recording(.lost) == .open)
    let stored = try JSONEncoder().encode([Consent.lost, Consent([.sharing], .written)])
    #expect(try JSONDecoder().decode([Consent].self, from: stored) == [.lost, Consent([.sharing], .written)])
  }

  @Test("only a yes lifts a no")
  func again() {
    let (no, yes) = (Consent([.quotation], .written), Consent([.recording], .spoken))
    #expect(ConsentRule.recording(nil, after: no) == .refused)
    #expect(ConsentRule.recording(Consent([], .none), after: no) == .refused)
    #expect(ConsentRule.recording(Consent([], .spoken), after: no) == .refused)
    #expect(ConsentRule.recording(yes, after: no) == .given)
    #expect(ConsentRule.recording(no, after: yes) == .refused)
    #expect(ConsentRule.recording(nil, after: yes) == .given)
  }

  @Test("what is lacking is named in order; nothing is where nobody stored a consent")
  func lacking() {
    let rule = ConsentRule([.sharing, .transcription, .sharing])
    #expect(rule.lacking(in: nil) == [])
    #expect(rule.lacking(in: Consent([.recording], .written)) == [.transcription, .sharing])
    #expect(rule.lacking(in: Consent([.sharing], .written)) == [.transcription])
    #expect(ConsentRule.bundling.lacking(in: Consent([], .written)) == [.archive, .sharing])
    #expect(ConsentRule.moving.lacking(in: Consent([], .written)) == [])
  }

  @Test(
    "what nobody noted is no “no”: as free to hand on as to record",
    arguments: [nil, Consent([], .none), Consent([.sharing], .none), Consent([], .spoken)] as [Consent?])
  func unnoted(_ consent: Consent?) {
    #expect(consent?.isNoted != true)
    #expect(ConsentRule(Consent.Scope.allCases).lacking(in: consent) == [])
    #expect(ConsentRule.recording(consent) == .open)
  }

  @Test("a day is one of the calendar, and nothing was agreed to in the future")
  func days() {
    for day in ["", "2026-11-21", "2024-02-29"] { #expect(Consent.isDay(day)) }
    for day in ["2026-02-30", "2025-02-29", "2026-13-01", "21.11.2026", "2026-1-1", "soon"] {
      #expect(!Consent.isDay(day), "\(day)")
    }
    #expect(Consent.isFuture("2026-11-23", today: "2026-11-22"))
    #expect(
      !Consent.isFuture("2026-11-22", today: "2026-11-22") && !Consent.isFuture("", today: "2026-11-22"))
  }

  @Test("what is settled before the sound is stored with the beginning")
  func atStart() {
    let given = Consent([.recording], .spoken)
    #expect(ConsentAtStart(given, mark: "Consent").events.map(\.kind) == ["consented", "marked"])
    #expect(ConsentAtStart().events == [])
  }
}
