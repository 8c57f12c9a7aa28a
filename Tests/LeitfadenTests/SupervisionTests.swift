import Foundation
import Testing
import Timeline

@testable import Leitfaden

@Suite("Looking after the web app")
struct SupervisionTests {
  private func at(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: Int64(seconds * 1e9)) }

  @Test("five times within a minute it is started again, and not a sixth time")
  func limit() {
    var limit = RestartLimit()
    let allowed = [0, 1, 2, 3, 59.9, 59.95, 60, 60.5, 500].map { limit.allows(at: at($0)) }
    // the first was a minute ago when the last but two is asked
    #expect(allowed == [true, true, true, true, true, false, true, false, true])
  }

  @Test(
    "how a process ended",
    arguments: [
      (0, ProcessEnd.exited(0)), (1 << 8, .exited(1)), (64 << 8, .exited(64)), (255 << 8, .exited(255)),
      (9, .killed(signal: 9)), (11 | 0x80, .killed(signal: 11)), (15, .killed(signal: 15)),
    ] as [(Int32, ProcessEnd)])
  func ends(status: Int32, end: ProcessEnd) { #expect(ProcessEnd(status: status) == end) }

  @Test("both languages say what happened and what is to be done")
  func words() {
    for texts in ["en", "de"].map(SupervisorTexts.init) {
      #expect(texts.startedAgain(SIGKILL).contains("9") && texts.gaveUp(SIGILL).count == 2)
    }
  }
}
