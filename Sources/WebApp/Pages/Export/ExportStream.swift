import Foundation
import Hummingbird
import ServiceLifecycle

/// The stream of server-sent events of one export: `state` at once and after every change, `end` when nothing more comes.
struct ExportStream {
  let job: ExportJob
  let language: Language

  /// The answer to `GET /api/exports/ID/events`.
  func response(to request: Request) -> Response {
    let body = ResponseBody { writer in
      let (items, feed) = AsyncStream<ExportJob.State>.makeStream(bufferingPolicy: .bufferingNewest(1))
      let states = Task {
        for await state in job.states() { feed.yield(state) }
        feed.finish()
      }
      defer { states.cancel() }
      try await withGracefulShutdownHandler {
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await write(items, to: &writer)
        } onInboundClosed: {
          feed.finish()
        }
      } onGracefulShutdown: {
        feed.finish()
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"], body: body)
  }

  private func write(
    _ states: AsyncStream<ExportJob.State>, to writer: inout any ResponseBodyWriter
  ) async throws {
    // a browser that lost the stream asks again so soon, in milliseconds
    try await writer.write(ByteBuffer(string: "retry: 500\n\n"))
    for await state in states {
      let data = (try? JSONBody.encoder.encode(ExportJobView(job, state, language))) ?? Data("{}".utf8)
      var buffer = ByteBuffer(string: "event: state\ndata: ")
      buffer.writeBytes(data)
      buffer.writeString("\n\n")
      if state.phase.isEnd { buffer.writeString("event: end\ndata: {}\n\n") }
      try await writer.write(buffer)
    }
  }
}
