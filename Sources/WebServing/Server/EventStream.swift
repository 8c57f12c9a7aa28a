import Foundation
package import Hummingbird
import ServiceLifecycle

/// Server-sent events (HTML, section 9.2): an answer that goes on until the page is gone, the program ends, or there is
/// nothing more to tell.
package enum EventStream {
  /// What a browser that lost the stream is told first: to ask again so soon, in milliseconds.
  package static let retry = ByteBuffer(string: "retry: 500\n\n")

  /// An answer of events.
  ///
  /// - Parameters:
  ///   - newest: So many items wait at most; older ones are dropped.
  ///   - feeds: What puts items in. They run beside each other until the answer ends.
  ///   - write: Makes events of the items; the answer ends when it returns.
  package static func response<Item: Sendable>(
    to request: Request, newest: Int,
    feeds: [@Sendable (AsyncStream<Item>.Continuation) async throws -> Void],
    write: @escaping @Sendable (AsyncStream<Item>, inout any ResponseBodyWriter) async throws -> Void
  ) -> Response {
    let body = ResponseBody { writer in
      let (items, waiting) = AsyncStream<Item>.makeStream(bufferingPolicy: .bufferingNewest(newest))
      let tasks = feeds.map { feed in Task { try await feed(waiting) } }
      defer { for task in tasks { task.cancel() } }
      try await withGracefulShutdownHandler {
        try await request.body.consumeWithInboundCloseHandler { _ in
          try await write(items, &writer)
        } onInboundClosed: {
          waiting.finish()
        }
      } onGracefulShutdown: {
        waiting.finish()
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"], body: body)
  }

  /// One event with a value as JSON.
  package static func event(_ name: String, _ value: some Encodable) -> ByteBuffer {
    let data = (try? JSONBody.encoder.encode(value)) ?? Data("{}".utf8)
    var buffer = ByteBuffer(string: "event: \(name)\ndata: ")
    buffer.writeBytes(data)
    buffer.writeString("\n\n")
    return buffer
  }

  /// One event that says all by its name.
  package static func event(_ name: String) -> ByteBuffer {
    ByteBuffer(string: "event: \(name)\ndata: {}\n\n")
  }
}
