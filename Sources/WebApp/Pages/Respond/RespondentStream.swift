import Foundation
import Guide
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import ServiceLifecycle

/// The narrow stream of a respondent's page: `state` as `RespondentView`, a `pulse` without content as a sign of
/// life, and `end` when the device was taken back or the interview ended.
struct RespondentStream {
  let session: InterviewSession
  let course: RespondCourse
  /// Identifier of the hand-over; the stream ends with it.
  let handover: String
  /// Whether who opened it still has the right.
  let isAllowed: @Sendable () -> Bool

  private enum Item: Sendable {
    case look
    case pulse
    case end
  }

  /// The answer to `GET /api/respond/events`.
  func response(to request: Request) -> Response {
    let body = ResponseBody { writer in
      let (items, feed) = AsyncStream<Item>.makeStream(bufferingPolicy: .bufferingNewest(8))
      let states = Task {
        for await _ in await session.states() { feed.yield(.look) }
        feed.yield(.end)
      }
      let clock = Task {
        while !Task.isCancelled {
          feed.yield(.pulse)
          try await Task.sleep(for: .seconds(1))
        }
      }
      defer {
        states.cancel()
        clock.cancel()
      }
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

  private func write(_ items: AsyncStream<Item>, to writer: inout any ResponseBodyWriter) async throws {
    var shown: RespondentView?
    var course = course
    for await item in items {
      let state = await session.state
      guard isAllowed(), state.interview.handover?.id == handover else {
        return try await writer.write(ByteBuffer(string: "event: end\ndata: {}\n\n"))
      }
      course = course.following(state.interview) ?? course
      let view = RespondentView(state, course)
      if let change = view.change(since: shown) { try await writer.write(Self.event("state", change)) }
      shown = view
      switch item {
      case .look: break
      case .pulse: try await writer.write(ByteBuffer(string: "event: pulse\ndata: {}\n\n"))
      case .end: return try await writer.write(ByteBuffer(string: "event: end\ndata: {}\n\n"))
      }
    }
  }

  private static func event(_ name: String, _ value: some Encodable) -> ByteBuffer {
    let data = (try? JSONBody.encoder.encode(value)) ?? Data("{}".utf8)
    return ByteBuffer(string: "event: \(name)\ndata: \(String(decoding: data, as: UTF8.self))\n\n")
  }
}
