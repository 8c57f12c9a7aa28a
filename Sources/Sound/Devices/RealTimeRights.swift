import Dispatch
import Foundation
import RealTimeC

/// Whether this user may run threads ahead of all other programs, as recording wants it.
package enum RealTimeRights {
  /// Whether the system grants them, found out by asking for them on a thread of its own.
  package static func areGranted() -> Bool {
    let answer = Answer()
    Thread.detachNewThread {
      answer.isGranted = rtc_set_scheduling("rights", 1) == 0
      answer.isThere.signal()
    }
    answer.isThere.wait()
    return answer.isGranted
  }

  /// Written by the one thread before it signals, read by the other after it waited.
  private final class Answer: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var isGranted = false
  }
}
