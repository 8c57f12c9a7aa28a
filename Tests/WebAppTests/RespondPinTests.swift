import Foundation
import Interview
import Interviewing
import Testing
import Timeline

@testable import WebApp

/// PIN and code under somebody who guesses.
@Suite struct RespondPinTests {
  private let second: Int64 = 1_000_000_000

  @Test func `Wrong PINs cost two seconds, the fifth thirty, then twice as long up to an hour`() {
    let pins = Pins(work: 4)
    #expect(pins.set("4711", for: "a"))
    var now = MonotonicTime(nanoseconds: 0)
    var waits: [Int64] = []
    for _ in 1...14 {
      guard case .wrong(let wait) = pins.check("0000", for: "a", now: now) else {
        return #expect(Bool(false))
      }
      waits.append(wait / second)
      // even the right one is not looked at during the pause
      #expect(pins.check("4711", for: "a", now: now + (wait - 1)) == .tooSoon(wait: 1))
      now = now + wait
    }
    #expect(waits == [2, 2, 2, 2, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
    #expect(pins.check("4711", for: "a", now: now) == .right)
    #expect(pins.check("1", for: "a", now: now) == .wrong(wait: 2 * second))
  }

  @Test func `Guessing as fast as the server answers finds no PIN of four digits in a day`() {
    let pins = Pins(work: 4)
    _ = pins.set("9999", for: "a")
    var now = MonotonicTime(nanoseconds: 0)
    var looked = 0
    while now.nanoseconds < 86_400 * second {
      switch pins.check("0000", for: "a", now: now) {
      case .right: Issue.record("opened")
      case .wrong(let wait):
        looked += 1
        now = now + wait
      case .tooSoon(let wait): now = now + wait
      }
    }
    #expect(looked < 40)
  }

  @Test func `A PIN has four to eight digits, and each interview its own count`() {
    let pins = Pins(work: 4)
    for wrong in ["", "123", "123456789", "12a4", "١٢٣٤", " 1234"] { #expect(!pins.set(wrong, for: "a")) }
    #expect(!pins.hasLast && !pins.set(nil, for: "a"))
    #expect(pins.set("12345678", for: "a") && pins.set(nil, for: "b"))
    let now = MonotonicTime(nanoseconds: 0)
    #expect(pins.check("0000", for: "a", now: now) != .right)
    #expect(pins.check("12345678", for: "b", now: now) == .right)
    #expect(pins.check("", for: "c", now: now) != .right)
  }

  @Test func `A new hand-over gives nobody new tries, but ends the pause`() {
    let pins = Pins(work: 4)
    _ = pins.set("4711", for: "a")
    var now = MonotonicTime(nanoseconds: 0)
    for _ in 1...5 {
      guard case .wrong(let wait) = pins.check("0000", for: "a", now: now) else {
        return #expect(Bool(false))
      }
      now = now + wait
    }
    _ = pins.set("0815", for: "a")
    #expect(pins.check("4711", for: "a", now: now) == .wrong(wait: 60 * second))
    _ = pins.set("0815", for: "a")
    #expect(pins.check("0815", for: "a", now: now) == .right)
    _ = pins.set(nil, for: "a")
    #expect(pins.check("1", for: "a", now: now) == .wrong(wait: 2 * second))
  }

  @Test func `A code is good once, for ten minutes, for five tries`() {
    let pairing = Pairing()
    let offer = Pairing.Offer(interview: "a", section: "s", handover: "h")
    let now = MonotonicTime(nanoseconds: 0)
    let first = pairing.offer(offer, now: now)
    #expect(
      first.count == 8 && pairing.spend(first, now: now) == offer && pairing.spend(first, now: now) == nil)
    let late = pairing.offer(offer, now: now)
    #expect(pairing.spend(late, now: now + Pairing.life) == nil)
    let guessed = pairing.offer(offer, now: now)
    let wrong = guessed == "22222222" ? "33333333" : "22222222"
    for _ in 1...5 { #expect(pairing.spend(wrong, now: now) == nil) }
    #expect(pairing.spend(guessed, now: now) == nil)
    let typed = pairing.offer(offer, now: now)
    for _ in 1...9 { #expect(pairing.isRight(typed, now: now), "it is looked at, not spent") }
    for _ in 1...4 { #expect(!pairing.isRight(wrong, now: now)) }
    #expect(pairing.spend(" \(typed.prefix(4).lowercased())-\(typed.suffix(4))\n", now: now) == offer)
    let old = pairing.offer(offer, now: now)
    let new = pairing.offer(offer, now: now)
    #expect(old == new || pairing.spend(old, now: now) == nil)
    for _ in 1...5 { #expect(!pairing.isRight(new == wrong ? "44444444" : wrong, now: now)) }
    #expect(!pairing.isRight(new, now: now), "tries count wherever they are made")
    let last = pairing.offer(offer, now: now)
    pairing.withdraw(from: "a")
    #expect(pairing.spend(last, now: now) == nil)
  }

  @Test func `The right PIN makes the device the interviewer's again; a wrong one changes nothing`()
    async throws
  {
    try await RespondServer.with { server in
      var device = try await server.handedOver()
      let wrong = try await device.post("/api/respond/unlock", ["pin": "0000"])
      #expect(wrong.status == 200 && wrong.text.contains("\"isRight\":false"))
      #expect(try await device.get("/respond").status == 200)
      #expect(try await device.get("/", wantsPage: false).status == 403)
      #expect(try await server.session.state.sounding == .recording)
      let early = try await device.post("/api/respond/unlock", ["pin": "4711"])
      #expect(early.field("go") == nil)
      server.clock.pass(Pins.pause(after: 1))
      let right = try await device.post("/api/respond/unlock", ["pin": "4711"])
      #expect(right.field("go") == "/interviews/\(server.interview)/lead")
      #expect(try await device.get("/", wantsPage: false).status == 200)
      #expect(try await server.session.state.interview.handover == nil)
    }
  }

  @Test func `A second device joins with the code and never becomes the interviewer's`() async throws {
    try await RespondServer.with { server in
      var interviewer = server.interviewer()
      let started = try await interviewer.post(
        "/api/interviews/\(server.interview)/handover",
        ["section": "facts", "pin": "4711", "device": "second"])
      let code = try #require(started.field("code"))
      #expect(try await interviewer.get("/", wantsPage: false).status == 200)
      var second = server.browser()
      #expect(
        try await second.post("/api/pair", ["code": code == "22222222" ? "33333333" : "22222222"]).status
          == 403)
      #expect(try await second.post("/api/pair", ["code": code]).status == 200)
      var third = server.browser()
      #expect(try await third.post("/api/pair", ["code": code]).status == 403)
      second.token = server.server.services.sessions.visitor(second.cookie)?.changeToken ?? ""
      #expect(try await second.get("/respond").text.contains("How many years?"))
      #expect(try await second.command("answer", ["question": "years", "text": "7"]).status == 200)
      let unlocked = try await second.post("/api/respond/unlock", ["pin": "4711"])
      #expect(unlocked.field("go") == "/respond")
      #expect(try await second.get("/respond").status == 401)
      #expect(try await second.get("/", wantsPage: false).status == 401)
    }
  }
}
