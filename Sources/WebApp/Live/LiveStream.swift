import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import ServiceLifecycle
import Timeline

/// The one stream of server-sent events of a page: first everything, then changes as they happen, and five times a
/// second the pulse of the recording. A page that comes back opens a new one: it begins with the truth.
struct LiveStream {
  let session: InterviewSession
  let microphone: String
  /// Whether who opened it may still see it: asked before each message.
  var isAllowed: @Sendable () -> Bool = { true }

  private enum Item: Sendable {
    case look
    case pulse
    case end
  }

  /// Between two pulses while it records, and while it does not, in milliseconds.
  static let pulse = (live: 200, idle: 1000)

  /// The answer to `GET …/events`.
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
          let isLive = await session.state.sounding != .ended
          try await Task.sleep(for: .milliseconds(isLive ? Self.pulse.live : Self.pulse.idle))
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
      status: .ok,
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store",
      ],
      body: body)
  }

  private func write(_ items: AsyncStream<Item>, to writer: inout any ResponseBodyWriter) async throws {
    // a browser that lost the stream asks again so soon, in milliseconds
    try await writer.write(ByteBuffer(string: "retry: 500\n\n"))
    var shown: (view: StateView, state: SessionState)?
    for await item in items {
      guard isAllowed() else { return }
      // whatever woke us: a state that was pushed out of the buffer is caught up with here
      let state = await session.state
      if shown.map({ Self.differs($0.state, state) }) ?? true {
        let view = StateView(state, microphone: microphone)
        let change = shown.map { StateChange(from: $0.view, to: view) } ?? StateChange(view)
        shown = (view, state)
        if let change { try await writer.write(Self.event("state", change)) }
      }
      switch item {
      case .look: break
      case .pulse: try await writer.write(Self.event("pulse", Pulse(state)))
      case .end:
        try await writer.write(ByteBuffer(string: "event: end\ndata: {}\n\n"))
        return
      }
    }
  }

  private static func differs(_ old: SessionState, _ new: SessionState) -> Bool {
    old.interview.events.last?.sequence != new.interview.events.last?.sequence || old.sounding != new.sounding
      || old.storageProblem != new.storageProblem
  }

  private static func event(_ name: String, _ value: some Encodable) -> ByteBuffer {
    let data = (try? JSONBody.encoder.encode(value)) ?? Data("{}".utf8)
    var buffer = ByteBuffer()
    buffer.writeString("event: \(name)\ndata: ")
    buffer.writeBytes(data)
    buffer.writeString("\n\n")
    return buffer
  }
}
