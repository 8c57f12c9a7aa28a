import Foundation
import Hummingbird
import Interview
import Interviewing
import Sound
import Timeline
import WebServing

/// The one stream of server-sent events of a page: first everything, then changes as they happen, and five times a
/// second the pulse of the recording. A page that comes back opens a new one: it begins with the truth.
struct LiveStream {
  let session: InterviewSession
  /// The chosen microphone in plain words of `language`.
  let microphone: String
  let language: Language
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
    EventStream.response(
      to: request, newest: 8,
      feeds: [
        { items in
          for await _ in await session.states() { items.yield(.look) }
          items.yield(.end)
        },
        { items in
          while !Task.isCancelled {
            items.yield(.pulse)
            let isLive = await session.state.sounding != .ended
            try await Task.sleep(for: .milliseconds(isLive ? Self.pulse.live : Self.pulse.idle))
          }
        },
      ]
    ) { items, writer in try await write(items, to: &writer) }
  }

  private func write(_ items: AsyncStream<Item>, to writer: inout any ResponseBodyWriter) async throws {
    try await writer.write(EventStream.retry)
    var shown: (view: StateView, state: SessionState)?
    for await item in items {
      guard isAllowed() else { return }
      // whatever woke us: a state that was pushed out of the buffer is caught up with here
      let state = await session.state
      if shown.map({ Self.differs($0.state, state) }) ?? true {
        let view = StateView(state, microphone: nameOfMicrophone(state), language: language)
        let change = shown.map { StateChange(from: $0.view, to: view) } ?? StateChange(view)
        shown = (view, state)
        if let change { try await writer.write(EventStream.event("state", change)) }
      }
      switch item {
      case .look: break
      case .pulse: try await writer.write(EventStream.event("pulse", Pulse(state)))
      case .end:
        return try await writer.write(EventStream.event("end"))
      }
    }
  }

  /// The one in use: the chosen one, or what stands in for it; and what is converted of its sound.
  private func nameOfMicrophone(_ state: SessionState) -> String {
    let name = state.recorder.substitute.map { MicrophoneName.text($0.description, language) } ?? microphone
    guard let words = state.recorder.conversion.flatMap({ ConversionWords.text($0, language) }) else {
      return name
    }
    return "\(name) (\(words))"
  }

  private static func differs(_ old: SessionState, _ new: SessionState) -> Bool {
    old.interview.events.last?.sequence != new.interview.events.last?.sequence || old.sounding != new.sounding
      || old.storageProblem != new.storageProblem || old.recorder.substitute != new.recorder.substitute
      || old.recorder.conversion != new.recorder.conversion
  }
}
