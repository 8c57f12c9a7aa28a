import Foundation
import Interview
import Library
import Synchronization
import WebServing

/// One bundle that somebody chose: whether it is being read, and what came of it. Told by the thread that works, asked by
/// pages.
final class IncomingBundle: Sendable {
  /// How far it is.
  enum Phase: String, Encodable, Sendable {
    /// Nobody has asked for it to be opened yet, or the passphrase was wrong.
    case waiting
    /// Every byte is being checked.
    case checking
    /// Its interviews are being taken in.
    case taking
    /// All was done.
    case done
    /// Nothing of it, or not all of it, could be taken in.
    case failed
  }

  /// What became of one of its interviews.
  struct Outcome: Sendable {
    var folder: String
    var outcome: BundleOutcome
  }

  /// Everything a page shows of it.
  struct State: Sendable {
    var phase = Phase.waiting
    var done = 0, total = 0
    var problem: WebError?
    var outcomes: [Outcome] = []
  }

  let id: String
  let file: URL
  /// Whether a passphrase opens it, and no key does; whether it is sealed at all.
  let needsPassphrase, isSealed: Bool
  private let isCopy: Bool
  private let inside = Mutex(State())

  /// - Parameter isCopy: Whether the file was sent here and goes with this.
  /// - Throws: `LibraryError` when it cannot be read.
  init(id: String, file: URL, isCopy: Bool) throws {
    (self.id, self.file, self.isCopy) = (id, file, isCopy)
    needsPassphrase = try OpenedBundle.needsPassphrase(file)
    let beginning = try? FileHandle(forReadingFrom: file).read(upToCount: Self.seal.count)
    isSealed = beginning == Self.seal
  }

  /// How every sealed file begins.
  static let seal = Data("age-".utf8)

  var state: State { inside.withLock { $0 } }

  func change(_ change: (inout State) -> Void) { inside.withLock { change(&$0) } }

  /// Begins to work on it; `false` when somebody does already.
  func begin() -> Bool {
    inside.withLock { state in
      guard state.phase == .waiting else { return false }
      state = State(phase: .checking)
      return true
    }
  }

  /// Removes a file that was sent here.
  func forget() { if isCopy { try? FileManager.default.removeItem(at: file) } }
}
