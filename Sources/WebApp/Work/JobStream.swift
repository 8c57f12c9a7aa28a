import Hummingbird
import WebServing

/// The stream of server-sent events of one job: `state` at once and after every change, `end` when nothing more comes.
struct JobStream<Step: Sendable, Outcome: Sendable, View: Encodable & Sendable>: Sendable {
  let job: Job<Step, Outcome>
  /// What pages read of a state.
  let view: @Sendable (Job<Step, Outcome>.State) -> View

  /// The answer to a request for it.
  func response(to request: Request) -> Response {
    EventStream.response(
      to: request, newest: 1,
      feeds: [
        { states in
          for await state in job.states() { states.yield(state) }
          states.finish()
        }
      ]
    ) { states, writer in try await write(states, to: &writer) }
  }

  private func write(
    _ states: AsyncStream<Job<Step, Outcome>.State>, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(EventStream.retry)
    for await state in states {
      try await writer.write(EventStream.event("state", view(state)))
      if state.end != nil { try await writer.write(EventStream.event("end")) }
    }
  }
}
