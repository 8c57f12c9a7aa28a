import Synchronization

/// The jobs of one kind: how many may go on at once, and how many that ended are remembered, so that what they made can
/// still be asked for.
final class Jobs<Step: Sendable, Outcome: Sendable>: Sendable {
  private let remembered, atOnce: Int
  /// The one begun last at the end.
  private let jobs = Mutex<[Job<Step, Outcome>]>([])

  /// - Parameters:
  ///   - remembered: So many at most, with those that go on; the oldest of those that ended are forgotten first.
  ///   - atOnce: So many go on at once.
  init(remembered: Int, atOnce: Int = .max) { (self.remembered, self.atOnce) = (remembered, atOnce) }

  /// One that goes on.
  var running: Job<Step, Outcome>? { jobs.withLock { $0.last(where: \.isRunning) } }

  /// Whether another one may begin.
  var hasRoom: Bool { jobs.withLock { Self.count($0) < atOnce } }

  /// One by its identifier; `nil` when it is forgotten.
  func job(_ id: String) -> Job<Step, Outcome>? { jobs.withLock { jobs in jobs.first { $0.id == id } } }

  /// Begins one. One with the same identifier that has ended is forgotten.
  ///
  /// - Returns: `nil` when as many as may go on do so already, or this one does; nothing was begun then.
  func begin(
    _ id: String, _ step: Step, _ work: @escaping @Sendable (Job<Step, Outcome>) async throws -> Outcome
  ) -> Job<Step, Outcome>? {
    jobs.withLock { jobs in
      guard Self.count(jobs) < atOnce, !jobs.contains(where: { $0.id == id && $0.isRunning }) else {
        return nil
      }
      jobs.removeAll { $0.id == id }
      while jobs.count >= remembered, let oldest = jobs.firstIndex(where: { !$0.isRunning }) {
        jobs.remove(at: oldest)
      }
      let job = Job<Step, Outcome>(id, step)
      jobs.append(job)
      job.begin(work)
      return job
    }
  }

  /// Stops one, if it still goes on, and forgets it.
  func forget(_ id: String) {
    let job = jobs.withLock { jobs in
      jobs.firstIndex { $0.id == id }.map { jobs.remove(at: $0) }
    }
    job?.stop()
  }

  /// Stops all that go on, and forgets all.
  func forget() {
    let all = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in all { job.stop() }
  }

  /// Waits until none goes on.
  func wait() async { while let job = running { await job.wait() } }

  private static func count(_ jobs: [Job<Step, Outcome>]) -> Int { jobs.count(where: \.isRunning) }
}
