import Exchange
import Foundation
import Synchronization
import WebServing

/// One export being written: how far it is, and the wish to stop it. Told by the thread that writes, read by pages.
final class ExportJob: Sendable {
  /// How an export stands.
  enum Phase: String, Encodable, Sendable {
    /// Files are being written.
    case writing
    /// They are read from the medium and compared.
    case comparing
    /// They are put into one ZIP file.
    case packing
    /// Everything is there.
    case done
    /// Somebody stopped it; nothing was kept.
    case stopped
    /// It could not be done; nothing was kept.
    case failed

    /// Whether nothing more will happen.
    var isEnd: Bool { self == .done || self == .stopped || self == .failed }
  }

  /// Everything a page shows of it.
  struct State: Sendable {
    var phase = Phase.writing
    /// The format being written, and the how many-th of how many.
    var format = ""
    var number = 0, count = 0
    /// Bytes, where there are many.
    var done: Int64 = 0, total: Int64 = 0
    var problem: WebError?
    var files: [URL] = []
    /// The download, once it is whole.
    var archive: URL?
  }

  /// Identifier, as pages name it.
  let id: String
  /// Where its files go.
  let target: ExportTarget
  private let inside = Mutex((state: State(), ears: [Int: AsyncStream<State>.Continuation](), next: 0))
  private let isStopped = Atomic(false)

  init(id: String, target: ExportTarget) {
    (self.id, self.target) = (id, target)
  }

  /// How it stands now.
  var state: State { inside.withLock { $0.state } }

  /// Asks it to stop; it does so at the next piece of sound or the next file.
  func stop() { isStopped.store(true, ordering: .releasing) }

  /// - Throws: `CancellationError` when somebody stopped it.
  func checkStop() throws {
    if isStopped.load(ordering: .acquiring) { throw CancellationError() }
  }

  /// Changes the state and tells everybody who listens.
  func change(_ change: (inout State) -> Void) {
    let (state, ears) = inside.withLock { inside in
      change(&inside.state)
      return (inside.state, Array(inside.ears.values))
    }
    // Outside of the lock, which an ear takes when it ends. Only one thread changes an export, so order is kept.
    for ear in ears {
      ear.yield(state)
      if state.phase.isEnd { ear.finish() }
    }
  }

  /// How it stands, now and after every change, until its end; what nobody took is replaced by what is newer.
  func states() -> AsyncStream<State> {
    let (stream, ear) = AsyncStream<State>.makeStream(bufferingPolicy: .bufferingNewest(1))
    inside.withLock { inside in
      ear.yield(inside.state)
      if inside.state.phase.isEnd { return ear.finish() }
      let number = inside.next
      inside.next += 1
      inside.ears[number] = ear
      ear.onTermination = { [weak self] _ in _ = self?.inside.withLock { $0.ears.removeValue(forKey: number) }
      }
    }
    return stream
  }
}
