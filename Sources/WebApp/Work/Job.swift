import Synchronization
import WebServing

/// Longer work that a page began and that goes on beside the server: what is told of it on the way, how it ended, and the
/// wish to stop it. Told by whoever does the work, read by any number of pages, each as often as it likes.
final class Job<Step: Sendable, Outcome: Sendable>: Sendable {
  /// How a job ended.
  enum End: Sendable {
    /// All was done.
    case done(Outcome)
    /// Somebody stopped it.
    case stopped
    /// It could not be done.
    case failed(WebError)
  }

  /// How a job stands.
  struct State: Sendable {
    /// What is being done, in the words of its kind of work.
    var step: Step
    /// How much of the step is done, in bytes or whatever the work counts; `total` is 0 where that is not known.
    var done: Int64 = 0, total: Int64 = 0
    /// `nil` as long as it goes on.
    var end: End?

    /// The share that is done, 0 to 1; `nil` where that is not known.
    var share: Double? { total > 0 ? min(max(Double(done) / Double(total), 0), 1) : nil }
  }

  private struct Inside: Sendable {
    var state: State
    var task: Task<Void, Never>?
    var ears: [Int: AsyncStream<State>.Continuation] = [:]
    var next = 0
  }

  /// Identifier, as pages name it.
  let id: String
  private let inside: Mutex<Inside>
  private let wish = Atomic(false)

  /// Nothing is done before `begin`.
  init(_ id: String, _ step: Step) {
    self.id = id
    inside = Mutex(Inside(state: State(step: step)))
  }

  /// Begins the work, once. It tells how far it is by `tell` and looks now and then at `checkStop`; what it throws is how
  /// the job failed, and a `CancellationError` that it was stopped.
  func begin(_ work: @escaping @Sendable (Job) async throws -> Outcome) {
    let task = Task {
      let end: End
      do {
        end = .done(try await work(self))
      } catch is CancellationError {
        end = .stopped
      } catch {
        end = .failed(WebError(explaining: error))
      }
      self.tell { $0.end = end }
    }
    inside.withLock { $0.task = task }
  }

  // For whoever does the work

  /// Changes the state and tells everybody who listens.
  func tell(_ change: (inout State) -> Void) {
    let (state, ears) = inside.withLock { inside in
      change(&inside.state)
      return (inside.state, Array(inside.ears.values))
    }
    // Outside of the lock, which an ear takes when it ends. Only one thread tells of a job, so order is kept.
    for ear in ears {
      ear.yield(state)
      if state.end != nil { ear.finish() }
    }
  }

  /// - Throws: `CancellationError` when somebody stopped it.
  func checkStop() throws { if isStopped { throw CancellationError() } }

  // For whoever asks

  /// How it stands now.
  var state: State { inside.withLock { $0.state } }

  /// Whether it still goes on.
  var isRunning: Bool { state.end == nil }

  /// Whether somebody asked it to stop.
  var isStopped: Bool { wish.load(ordering: .acquiring) }

  /// Asks it to stop; it does so when the work looks the next time. Work that waits as a task is cancelled at once.
  func stop() {
    wish.store(true, ordering: .releasing)
    inside.withLock { $0.task }?.cancel()
  }

  /// Waits for its end.
  func wait() async { await inside.withLock { $0.task }?.value }

  /// Waits for its end, but no longer than this.
  func wait(atMost patience: Duration) async {
    let states = states()
    await withTaskGroup(of: Void.self) { waiting in
      waiting.addTask { for await _ in states {} }
      waiting.addTask { try? await Task.sleep(for: patience) }
      await waiting.next()
      waiting.cancelAll()
    }
  }

  /// How it stands, now and after every change, until its end.
  ///
  /// - Parameters:
  ///   - newest: So many that nobody took yet wait at most; older ones are dropped.
  ///   - stopsWork: Whether the job stops when this reader leaves before its end.
  func states(newest: Int = 1, stopsWork: Bool = false) -> AsyncStream<State> {
    let (stream, ear) = AsyncStream<State>.makeStream(bufferingPolicy: .bufferingNewest(newest))
    inside.withLock { inside in
      ear.yield(inside.state)
      if inside.state.end != nil { return ear.finish() }
      let number = inside.next
      inside.next += 1
      inside.ears[number] = ear
      ear.onTermination = { [weak self] reason in
        _ = self?.inside.withLock { $0.ears.removeValue(forKey: number) }
        if stopsWork, case .cancelled = reason { self?.stop() }
      }
    }
    return stream
  }
}
