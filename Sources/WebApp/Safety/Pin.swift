import Synchronization
import Timeline
import Vault
import WebServing

/// The PINs that take a handed-over device back, one per interview, each as a hash and in memory only: after a new start of
/// the program no device is handed over.
///
/// Wrong ones are counted here, so that no page can count them wrong, and over new starts of the program: each costs a pause
/// of two seconds, the fifth thirty seconds, every further one twice as long as the one before, up to an hour. What is tried
/// during a pause is not looked at and does not count.
final class Pins: Sendable {
  private struct State {
    var entries: [String: PinHash] = [:]
    var last: PinHash?
  }

  private let state = Mutex(State())
  private let tries: WrongTries
  private let work: Int
  private let clock: @Sendable () -> MonotonicTime
  /// What a try is compared with where there is no PIN, so that this takes as long.
  private let nobody: PinHash?

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - tries: Counts the wrong ones.
  ///   - work: The power of two of scrypt's cost.
  ///   - clock: The time by which pauses are counted.
  init(
    tries: WrongTries = WrongTries(), work: Int = PinHash.usualWork,
    clock: @escaping @Sendable () -> MonotonicTime = { .now() }
  ) {
    (self.tries, self.work, self.clock) = (tries, work, clock)
    nobody = try? PinHash(Secret.token(), work: work)
  }

  /// Whether this may be a PIN: four to eight digits.
  static func isPossible(_ pin: String) -> Bool {
    (4...8).contains(pin.utf8.count) && pin.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Whether a PIN was used since the program started, so that "the same as before" can be offered.
  var hasLast: Bool { state.withLock { $0.last != nil } }

  /// Sets the PIN of an interview; `nil` is the one used last. Wrong ones that were tried before still count: a device
  /// that is handed over again gives nobody five more tries. The pause is over, because the interviewer is here. Takes a
  /// twentieth of a second.
  ///
  /// - Returns: Whether there is one now.
  func set(_ pin: String?, for interview: String) -> Bool {
    if let pin, !Self.isPossible(pin) { return false }
    let fresh = pin.flatMap { try? PinHash($0, work: work) }
    let isSet = state.withLock { state in
      guard let hash = pin == nil ? state.last : fresh else { return false }
      state.entries[interview] = hash
      state.last = hash
      return true
    }
    if isSet { tries.endPause(Self.tried(interview)) }
    return isSet
  }

  /// Tries a PIN. Takes a twentieth of a second.
  func check(_ pin: String, for interview: String, now: MonotonicTime? = nil) -> WrongTries.Verdict {
    let (what, now) = (Self.tried(interview), now ?? clock())
    if let wait = tries.begin(what, now: now, pause: Self.pause) { return .tooSoon(wait: wait) }
    // an interview without a PIN opens to none, and says so no faster than one that has one
    let known = state.withLock { $0.entries[interview] }
    let matches = (known ?? nobody)?.matches(pin) ?? false
    guard matches, known != nil else { return .wrong(wait: tries.wrong(what, now: now)) }
    tries.right(what)
    return .right
  }

  private static func tried(_ interview: String) -> String { "pin \(interview)" }

  /// Nanoseconds to wait after so many wrong ones.
  static func pause(after wrong: Int) -> Int64 {
    guard wrong >= 5 else { return 2_000_000_000 }
    return min(30 << Int64(min(wrong - 5, 7)), 3600) * 1_000_000_000
  }
}
