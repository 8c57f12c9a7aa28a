package import Foundation
package import Sitting
import Synchronization
package import WebServing

/// What one process of the web app leaves to the next, should it die: nothing else of it survives. It is kept in the memory of
/// the supervisor and of nobody else, never on a disk, and goes with it. Of a sealed library it holds the key of the interview
/// that is being recorded, which locking leaves as well, and no other.
package struct Survival: Codable, Equatable, Sendable {
  /// The port on which pages wait.
  package var port: Int?
  /// The host of its pages.
  package var name: OwnName?
  /// Who was let in.
  var sessions: KeptSessions?
  /// What is being recorded.
  package var recording: KeptRecording?

  /// Nothing.
  package init() {}

  /// What `data` holds; nothing when it was not written by this version.
  package init(_ data: Data) { self = (try? JSONDecoder().decode(Survival.self, from: data)) ?? Survival() }

  /// The same as bytes.
  package var data: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

/// Holds what survives, and hands each change on at once: a moment later may be too late.
final class SurvivalKeeper: Sendable {
  private let state: Mutex<Survival>
  private let keep: @Sendable (Survival) -> Void

  /// - Parameter keep: Called in the order of the changes; must not wait.
  init(_ survival: Survival = Survival(), keep: @escaping @Sendable (Survival) -> Void = { _ in }) {
    state = Mutex(survival)
    self.keep = keep
  }

  /// Changes it.
  func change(_ change: (inout Survival) -> Void) {
    state.withLock { state in
      let before = state
      change(&state)
      if state != before { keep(state) }
    }
  }
}
