import Testing
import Timeline
import WebServing

@testable import WebApp

@Suite("Who was let in") struct SafetySessionTests {
  private let start = MonotonicTime(nanoseconds: 5_000_000_000_000)
  private func after(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: start.nanoseconds + Int64(seconds * 1e9))
  }

  @Test("a launch token opens once") func aLaunchTokenOpensOnce() {
    let sessions = Sessions()
    let token = sessions.makeLaunchToken(now: start)
    #expect(sessions.enter(token, now: start) != nil)
    #expect(sessions.enter(token, now: start) == nil)
  }

  @Test(
    "a launch token lives for aminute",
    arguments: [(0.0, true), (59.999, true), (60.0, false), (60.001, false), (86_400, false)])
  func aLaunchTokenLivesForAMinute(age: Double, opens: Bool) {
    let sessions = Sessions()
    let token = sessions.makeLaunchToken(now: start)
    #expect((sessions.enter(token, now: after(age)) != nil) == opens)
  }

  @Test("a new launch token voids the one before") func aNewLaunchTokenVoidsTheOneBefore() {
    let sessions = Sessions()
    let first = sessions.makeLaunchToken(now: start)
    let second = sessions.makeLaunchToken(now: start)
    #expect(first != second)
    #expect(sessions.enter(first, now: start) == nil)
    #expect(sessions.enter(second, now: start) != nil)
  }

  @Test("a launch token that others have seen is exchanged once, for one that opens")
  func aLaunchTokenIsExchanged() throws {
    let sessions = Sessions()
    let seen = sessions.makeLaunchToken(now: start)
    #expect(sessions.exchange(Secret.token(), now: start) == nil)
    let fresh = try #require(sessions.exchange(seen, now: after(59)))
    #expect(fresh != seen && sessions.exchange(seen, now: after(59)) == nil)
    #expect(sessions.enter(seen, now: after(59)) == nil)
    #expect(sessions.enter(fresh, now: after(118)) != nil)
    #expect(sessions.exchange(sessions.makeLaunchToken(now: start), now: after(60)) == nil, "too old")
  }

  @Test("guessing does not spend the token") func guessingDoesNotSpendTheToken() {
    let sessions = Sessions()
    let token = sessions.makeLaunchToken(now: start)
    let guesses = [
      "", "0", String(token.dropLast()), token + "0", token.uppercased() + "\u{0}", "é", token + " ",
    ]
    for guess in guesses where guess != token { #expect(sessions.enter(guess, now: start) == nil) }
    #expect(sessions.enter(token, now: start) != nil)
  }

  @Test("whoever enters is an interviewer with a token of their own")
  func whoeverEntersIsAnInterviewerWithATokenOfTheirOwn() throws {
    let sessions = Sessions()
    let one = try #require(sessions.enter(sessions.makeLaunchToken(now: start), now: start))
    let other = try #require(sessions.enter(sessions.makeLaunchToken(now: start), now: start))
    let (first, second) = (try #require(sessions.visitor(one)), try #require(sessions.visitor(other)))
    #expect(first.isInterviewer && second.isInterviewer)
    #expect(one != other && first.changeToken != second.changeToken && first.id != second.id)
    #expect(first.changeToken != one, "what pages may read does not open anything")
    #expect(sessions.visitor("") == nil && sessions.visitor(first.changeToken) == nil)
  }

  @Test("a respondent is no interviewer") func aRespondentIsNoInterviewer() throws {
    let sessions = Sessions()
    let cookie = sessions.admit(.respondent(interview: "a", section: "s"))
    let visitor = try #require(sessions.visitor(cookie))
    #expect(!visitor.isInterviewer && visitor.mayAnswer(in: "a") && !visitor.mayAnswer(in: "b"))
  }

  @Test("each server has a cookie of its own name") func eachServerHasACookieOfItsOwnName() {
    let names = Set((0..<50).map { _ in Sessions().cookieName })
    #expect(names.count == 50)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
  }
}
