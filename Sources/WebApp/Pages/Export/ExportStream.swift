import Foundation
import Hummingbird
import WebServing

/// The stream of server-sent events of one export: `state` at once and after every change, `end` when nothing more comes.
struct ExportStream {
  let job: ExportJob
  let language: Language

  /// The answer to `GET /api/exports/ID/events`.
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
    _ states: AsyncStream<ExportJob.State>, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(EventStream.retry)
    for await state in states {
      try await writer.write(EventStream.event("state", ExportJobView(job, state, language)))
      if state.phase.isEnd { try await writer.write(EventStream.event("end")) }
    }
  }
}
