import Foundation
import Sitting
import Synchronization
import Testing
import Timeline
import WebServing

@testable import WebApp

@Suite("What outlives a process of the web app")
struct SurvivalTests {
  private func kept(_ change: (Sessions) -> Void) -> KeptSessions? {
    let box = Box()
    change(Sessions { kept in box.value.withLock { $0 = kept } })
    return box.value.withLock { $0 }
  }

  private final class Ports: Sendable { let value = Mutex([Int?]()) }
  private final class Box: Sendable { let value = Mutex<KeptSessions?>(nil) }

  @Test("a browser that was let in is let in by the next one, with the same secret, and nobody else")
  func letIn() throws {
    var cookie = ""
    let kept = try #require(kept { $0.enter($0.makeLaunchToken()).map { cookie = $0 } })
    let next = Sessions(survived: kept)
    let visitor = try #require(next.visitor(cookie))
    #expect(
      visitor.isInterviewer && kept.visitors.values.contains(visitor) && next.cookieName == kept.cookieName)
    #expect(next.visitor(String(cookie.dropLast()) + "x") == nil)
    #expect(!"\(kept)".contains(cookie), "the cookie itself is not kept")
    let other = next.admit(.interviewer)
    #expect(next.visitor(other)?.id != visitor.id)
  }

  @Test("an address that was printed and not opened opens once, and not for longer")
  func launch() throws {
    let start = MonotonicTime(nanoseconds: 5_000_000_000_000)
    var token = ""
    let kept = try #require(kept { token = $0.makeLaunchToken(now: start) })
    #expect(Sessions(survived: kept).enter(token, now: start + Sessions.launchLife) == nil)
    let next = Sessions(survived: kept)
    #expect(next.enter(token, now: start) != nil && next.enter(token, now: start) == nil)
  }

  @Test("who answers on a handed-over device, or from the network, does not come back by itself")
  func others() throws {
    let kept = try #require(
      kept {
        _ = $0.admit(.respondent(interview: "i", section: "s"))
        _ = $0.admit(.interviewer, at: .network)
      })
    #expect(kept.visitors.isEmpty)
  }

  @Test("who was sent away is not let in again")
  func dismissed() throws {
    var cookie = ""
    let kept = try #require(
      kept { sessions in
        cookie = sessions.admit(.interviewer)
        sessions.visitor(cookie).map(sessions.dismiss)
      })
    #expect(Sessions(survived: kept).visitor(cookie) == nil)
  }

  @Test("where its port was taken nobody is let in by the cookie of before")
  func taken() throws {
    var cookie = ""
    let kept = try #require(kept { cookie = $0.admit(.interviewer) })
    let next = Sessions(survived: kept)
    next.dismissAll()
    #expect(next.visitor(cookie) == nil)
  }

  @Test("the newest hundred browsers are kept")
  func most() throws {
    var cookies: [String] = []
    let kept = try #require(
      kept { sessions in for _ in 0..<120 { cookies.append(sessions.admit(.interviewer)) } })
    let next = Sessions(survived: kept)
    #expect(
      cookies.map { next.visitor($0) != nil } == Array(repeating: false, count: 20)
        + Array(repeating: true, count: 100))
  }

  @Test("it is the same after the way through the line, and of another version it is nothing")
  func bytes() {
    var survival = Survival()
    survival.port = 4711
    survival.sessions = KeptSessions(cookieName: "leitfaden-1", launch: nil, visitors: [:])
    survival.recording = KeptRecording(
      interview: "i", source: RecordingSource(microphone: "vmic", mirror: "/mnt/stick"), key: "AGE",
      anchor: .init(frame: Frame(5), moment: MonotonicTime(nanoseconds: 7)))
    #expect(Survival(survival.data) == survival)
    #expect(Survival(Data()) == Survival() && Survival(Data("{\"port\": \"x\"}".utf8)) == Survival())
  }

  @Test("each change is told once, in order")
  func changes() {
    let ports = Ports()
    let keeper = SurvivalKeeper { survival in ports.value.withLock { $0.append(survival.port) } }
    keeper.change { $0.port = 1 }
    keeper.change { $0.port = 1 }
    keeper.change { $0.port = 2 }
    #expect(ports.value.withLock { $0 } == [1, 2])
  }
}
