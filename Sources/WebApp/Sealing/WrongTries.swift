import Foundation
import Synchronization
import Timeline
import WebServing

/// Counts wrong PINs and passphrases, and says how long the next one has to wait. The counts lie in a file of the library: a
/// new start of the program gives nobody new tries, and begins the last pause anew.
///
/// A try is counted before it is looked at, so that ending the program meanwhile takes nothing back.
final class WrongTries: Sendable {
  /// What became of a try.
  enum Verdict: Hashable, Sendable {
    /// It opens; the count begins anew.
    case right
    /// It does not; the next one is looked at after so many nanoseconds.
    case wrong(wait: Int64)
    /// Not looked at, because a pause still lasts so many nanoseconds.
    case tooSoon(wait: Int64)
  }

  private struct Entry: Codable {
    var wrong = 0
    /// Nanoseconds the last pause lasted.
    var pause: Int64 = 0
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var closedUntil: [String: MonotonicTime] = [:]
  }

  private let file: URL?
  private let state: Mutex<State>

  /// Reads the counts.
  ///
  /// - Parameter file: `nil` to keep them in memory only.
  init(file: URL? = nil, now: MonotonicTime = .now()) {
    self.file = file
    var state = State()
    if let data = file.flatMap({ try? Data(contentsOf: $0) }) {
      state.entries = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
      state.closedUntil = state.entries.mapValues { now + max(0, $0.pause) }
    }
    self.state = Mutex(state)
  }

  /// Begins a try and counts it as a wrong one.
  ///
  /// - Parameter pause: Nanoseconds to wait after so many wrong ones.
  /// - Returns: Nanoseconds that a pause still lasts; `nil` when the try may be looked at.
  func begin(_ what: String, now: MonotonicTime, pause: (_ wrong: Int) -> Int64) -> Int64? {
    state.withLock { state in
      if let until = state.closedUntil[what], until - now > 0 { return until - now }
      var entry = state.entries[what] ?? Entry()
      entry.wrong += 1
      entry.pause = pause(entry.wrong)
      state.entries[what] = entry
      state.closedUntil[what] = now + entry.pause
      write(state.entries)
      return nil
    }
  }

  /// The try that was begun was wrong; the pause begins now.
  ///
  /// - Returns: How many nanoseconds it lasts.
  func wrong(_ what: String, now: MonotonicTime) -> Int64 {
    state.withLock { state in
      let pause = state.entries[what]?.pause ?? 0
      state.closedUntil[what] = now + pause
      return pause
    }
  }

  /// The try that was begun was right: nothing is counted any more.
  func right(_ what: String) {
    state.withLock { state in
      state.closedUntil[what] = nil
      state.entries[what] = nil
      write(state.entries)
    }
  }

  /// Ends the pause; what was counted stays.
  func endPause(_ what: String) { state.withLock { $0.closedUntil[what] = nil } }

  /// A disk that refuses keeps nobody out: the counts go on in memory.
  private func write(_ entries: [String: Entry]) {
    guard let file, let data = try? JSONBody.encoder.encode(entries) else { return }
    try? data.write(to: file, options: .atomic)
  }
}
