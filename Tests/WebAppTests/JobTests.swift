import Testing

@testable import WebApp
import WebServing

/// Longer work beside the server, as a job.
@Suite struct JobTests {
  /// Work that waits here goes on when a test opens it.
  private struct Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let feed: AsyncStream<Void>.Continuation

    init() { (stream, feed) = AsyncStream<Void>.makeStream() }

    func open() { feed.finish() }
    func passed() async { for await _ in stream {} }
  }

  private func states<Step, Outcome>(_ job: Job<Step, Outcome>) async -> [Job<Step, Outcome>.State] {
    var seen: [Job<Step, Outcome>.State] = []
    for await state in job.states() { seen.append(state) }
    return seen
  }

  private func isStopped<Step, Outcome>(_ job: Job<Step, Outcome>) -> Bool {
    if case .stopped = job.state.end { true } else { false }
  }

  @Test func `What is told of a job is seen in its order, and its result at the end`() async {
    let job = Job<String, Int>("a", "")
    let heard = job.states(newest: 100)
    job.begin { job in
      for number in 1...5 {
        job.tell { state in
          state.step = "step \(number)"
          (state.done, state.total) = (Int64(number), 5)
        }
      }
      return 7
    }
    var (steps, shares, result): ([String], [Double?], Int?) = ([], [], nil)
    for await state in heard {
      steps.append(state.step)
      shares.append(state.share)
      if case .done(let outcome) = state.end { result = outcome }
    }
    #expect(steps == ["", "step 1", "step 2", "step 3", "step 4", "step 5", "step 5"])
    #expect(shares == [nil, 0.2, 0.4, 0.6, 0.8, 1, 1])
    #expect(result == 7)
  }

  @Test func `A share is never less than nothing or more than all`() {
    var state = Job<String, Int>.State(step: "")
    (state.done, state.total) = (7, 5)
    #expect(state.share == 1)
    (state.done, state.total) = (-7, 5)
    #expect(state.share == 0)
    state.total = 0
    #expect(state.share == nil)
  }

  @Test func `Work that looks whether to stop ends when somebody stops it`() async {
    let gate = Gate()
    let job = Job<String, Int>("a", "")
    job.begin { job in
      await gate.passed()
      try job.checkStop()
      return 7
    }
    #expect(job.isRunning)
    job.stop()
    #expect(job.isStopped)
    gate.open()
    await job.wait()
    #expect(isStopped(job))
  }

  @Test func `Work that waits as a task is woken by the wish to stop`() async {
    let job = Job<String, Int>("a", "")
    job.begin { _ in
      try await Task.sleep(for: .seconds(3600))
      return 7
    }
    job.stop()
    await job.wait()
    #expect(isStopped(job))
  }

  @Test func `What has ended stays as it ended when it is stopped afterwards`() async {
    let job = Job<String, Int>("a", "")
    job.begin { _ in 7 }
    await job.wait()
    job.stop()
    guard case .done(7) = job.state.end else {
      Issue.record("\(String(describing: job.state.end))")
      return
    }
  }

  @Test func `What went wrong is told as a sentence, in the language of a page`() async {
    let job = Job<String, Int>("a", "")
    job.begin { _ in throw WebError.noInterview }
    await job.wait()
    guard case .failed(let error) = job.state.end else {
      Issue.record("\(String(describing: job.state.end))")
      return
    }
    #expect(error.code == "no-interview")
    #expect(ErrorPage(error, .english).sentence == "There is no such interview (any more)")
    #expect(ErrorPage(error, .german).sentence != ErrorPage(error, .english).sentence)
  }

  @Test func `Two readers follow one job to its end, and one that comes later sees how it ended`() async {
    let gate = Gate()
    let job = Job<String, Int>("a", "begun")
    job.begin { job in
      await gate.passed()
      job.tell { $0.step = "last" }
      return 7
    }
    async let one = states(job)
    async let other = states(job)
    gate.open()
    for seen in await [one, other] {
      #expect(seen.last?.step == "last")
      if case .done(7) = seen.last?.end {} else { Issue.record("\(seen)") }
    }
    let late = await states(job)
    #expect(late.count == 1 && late[0].end != nil, "\(late)")
  }

  @Test func `A job goes on when a reader leaves, but not without the one it is for`() async {
    let gates = [Gate(), Gate()]
    for (gate, stopsWork) in zip(gates, [false, true]) {
      let job = Job<String, Int>("a", "")
      job.begin { job in
        await gate.passed()
        try job.checkStop()
        return 7
      }
      let states = job.states(stopsWork: stopsWork)
      let reader = Task { for await _ in states {} }
      reader.cancel()
      await reader.value
      #expect(job.isStopped == stopsWork)
      gate.open()
      await job.wait()
      #expect(isStopped(job) == stopsWork)
    }
  }

  @Test func `Who waits with patience goes on at the end of a job, and without it at once`() async {
    let gate = Gate()
    let job = Job<String, Int>("a", "")
    job.begin { _ in
      await gate.passed()
      return 7
    }
    await job.wait(atMost: .zero)
    #expect(job.isRunning)
    gate.open()
    await job.wait(atMost: .seconds(3600))
    #expect(!job.isRunning)
  }

  @Test func `No more jobs go on at once than may, and the next one begins when there is room`() async throws
  {
    let gate = Gate()
    let jobs = Jobs<String, Int>(remembered: 4, atOnce: 1)
    let first = try #require(
      jobs.begin("a", "") { _ in
        await gate.passed()
        return 7
      })
    #expect(!jobs.hasRoom)
    #expect(jobs.running === first)
    #expect(jobs.begin("b", "") { _ in 8 } == nil)
    #expect(jobs.job("b") == nil)
    gate.open()
    await jobs.wait()
    #expect(jobs.hasRoom)
    #expect(jobs.running == nil)
    #expect(jobs.begin("b", "") { _ in 8 } != nil)
  }

  @Test func `A job that goes on is not begun a second time; one that ended is, and takes its place`()
    async throws
  {
    let gate = Gate()
    let jobs = Jobs<String, Int>(remembered: 4)
    let first = try #require(
      jobs.begin("a", "") { _ in
        await gate.passed()
        return 7
      })
    #expect(jobs.begin("a", "") { _ in 8 } == nil)
    #expect(jobs.job("a") === first)
    gate.open()
    await jobs.wait()
    let second = try #require(jobs.begin("a", "") { _ in 8 })
    #expect(jobs.job("a") === second)
    #expect(second !== first)
  }

  @Test func `Jobs that ended are forgotten, the oldest first; those that go on are not`() async throws {
    let gate = Gate()
    let jobs = Jobs<String, Int>(remembered: 3)
    let long = try #require(
      jobs.begin("long", "") { _ in
        await gate.passed()
        return 7
      })
    for id in ["a", "b", "c"] {
      await jobs.begin(id, "") { _ in 8 }?.wait()
    }
    #expect(jobs.job("long") === long)
    #expect(jobs.job("a") == nil)
    #expect(jobs.job("b") != nil && jobs.job("c") != nil)
    gate.open()
    await jobs.wait()
  }

  @Test func `What is forgotten on purpose is stopped`() async throws {
    let gate = Gate()
    let jobs = Jobs<String, Int>(remembered: 3)
    let begun = ["a", "b"].compactMap { id in
      jobs.begin(id, "") { job in
        await gate.passed()
        try job.checkStop()
        return 7
      }
    }
    try #require(begun.count == 2)
    jobs.forget("a")
    #expect(begun.map(\.isStopped) == [true, false])
    #expect(jobs.job("a") == nil && jobs.job("b") != nil)
    jobs.forget()
    #expect(jobs.job("b") == nil)
    gate.open()
    for job in begun {
      await job.wait()
      #expect(isStopped(job))
    }
  }
}
