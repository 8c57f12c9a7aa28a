import Synchronization
import Timeline

/// The PINs that take a handed-over device back, one per interview. In memory only: nothing of them is ever written
/// to disk, and a new start of the program forgets them.
///
/// Wrong ones are counted here, so that no page can count them wrong: each costs a pause of two seconds, the fifth
/// thirty seconds, every further one twice as long as the one before, up to an hour. What is tried during a pause is
/// not looked at and does not count.
final class Pins: Sendable {
  /// What became of a try.
  enum Verdict: Hashable, Sendable {
    /// It is the PIN; the count begins anew.
    case right
    /// It is not; the next one is looked at after so many nanoseconds.
    case wrong(wait: Int64)
    /// Not looked at, because a pause still lasts so many nanoseconds.
    case tooSoon(wait: Int64)
  }

  private struct Entry {
    var pin: String
    var wrong = 0
    var closedUntil: MonotonicTime?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var last: String?
  }

  private let state = Mutex(State())

  /// Whether this may be a PIN: four to eight digits.
  static func isPossible(_ pin: String) -> Bool {
    (4...8).contains(pin.utf8.count) && pin.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Whether a PIN was used since the program started, so that "the same as before" can be offered.
  var hasLast: Bool { state.withLock { $0.last != nil } }

  /// Sets the PIN of an interview; `nil` is the one used last. Wrong ones that were tried before still count: a device
  /// that is handed over again gives nobody five more tries. The pause is over, because the interviewer is here.
  ///
  /// - Returns: Whether there is one now.
  func set(_ pin: String?, for interview: String) -> Bool {
    state.withLock { state in
      guard let pin = pin ?? state.last, Self.isPossible(pin) else { return false }
      state.entries[interview] = Entry(pin: pin, wrong: state.entries[interview]?.wrong ?? 0)
      state.last = pin
      return true
    }
  }

  /// Tries a PIN.
  func check(_ pin: String, for interview: String, now: MonotonicTime = .now()) -> Verdict {
    state.withLock { state in
      // an interview without a PIN opens to none, and says so no faster than one that has one
      var entry = state.entries[interview] ?? Entry(pin: "")
      if let until = entry.closedUntil, until - now > 0 { return .tooSoon(wait: until - now) }
      if Secret.equal(entry.pin, pin), !entry.pin.isEmpty {
        entry.wrong = 0
        entry.closedUntil = nil
        state.entries[interview] = entry
        return .right
      }
      entry.wrong += 1
      let wait = Self.pause(after: entry.wrong)
      entry.closedUntil = now + wait
      state.entries[interview] = entry
      return .wrong(wait: wait)
    }
  }

  /// Nanoseconds to wait after so many wrong ones.
  static func pause(after wrong: Int) -> Int64 {
    guard wrong >= 5 else { return 2_000_000_000 }
    return min(30 << Int64(min(wrong - 5, 7)), 3600) * 1_000_000_000
  }
}
