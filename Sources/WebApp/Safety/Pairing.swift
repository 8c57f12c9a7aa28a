import Synchronization
import Timeline
import WebServing

/// The code of eight letters and digits with which a second device joins a hand-over: one use, ten minutes, five tries. A
/// new code makes the one before it void.
final class Pairing: Sendable {
  /// What a code leads to.
  struct Offer: Hashable, Sendable {
    /// The interview.
    var interview: String
    /// The section that was handed over.
    var section: String
    /// Identifier of the hand-over.
    var handover: String
  }

  /// How long a code is good for, in nanoseconds.
  static let life: Int64 = 600_000_000_000
  /// How many wrong codes make it void.
  static let tries = 5

  private struct Open {
    var code: String
    var offer: Offer
    var until: MonotonicTime
    var wrong = 0
  }

  private let state = Mutex<Open?>(nil)

  /// Makes a code.
  func offer(_ offer: Offer, now: MonotonicTime = .now()) -> String {
    let code = Secret.code()
    state.withLock { $0 = Open(code: code, offer: offer, until: now + Self.life) }
    return code
  }

  /// Spends a code.
  ///
  /// - Returns: What it leads to; `nil` when it is wrong, spent, too old, or was guessed at too often.
  func spend(_ code: String, now: MonotonicTime = .now()) -> Offer? {
    state.withLock { state in
      guard let offer = Self.offer(code, now, &state) else { return nil }
      state = nil
      return offer
    }
  }

  /// Whether a code is good now; it stays good. A wrong one counts.
  func isRight(_ code: String, now: MonotonicTime = .now()) -> Bool {
    state.withLock { Self.offer(code, now, &$0) != nil }
  }

  private static func offer(_ code: String, _ now: MonotonicTime, _ state: inout Open?) -> Offer? {
    guard var open = state else { return nil }
    guard open.until - now > 0 else {
      state = nil
      return nil
    }
    if Secret.equal(open.code, plain(code)) { return open.offer }
    open.wrong += 1
    state = open.wrong >= tries ? nil : open
    return nil
  }

  /// What somebody typed, without blanks and hyphens, in capitals.
  static func plain(_ code: String) -> String {
    code.prefix(40).uppercased().filter { Secret.plainLetters.contains($0) }
  }

  /// The code of an interview that is still good.
  func code(of interview: String, now: MonotonicTime = .now()) -> String? {
    state.withLock { open in
      guard let open, open.offer.interview == interview, open.until - now > 0 else { return nil }
      return open.code
    }
  }

  /// Makes the code of an interview void, if there is one.
  func withdraw(from interview: String) {
    state.withLock { if $0?.offer.interview == interview { $0 = nil } }
  }

  /// Seconds for which the code of an interview is still good; 0 without one.
  func seconds(of interview: String, now: MonotonicTime = .now()) -> Int {
    state.withLock { open in
      guard let open, open.offer.interview == interview else { return 0 }
      return max(0, Int((open.until - now) / 1_000_000_000))
    }
  }
}
