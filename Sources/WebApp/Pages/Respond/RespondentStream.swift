import Foundation
import Guide
import Hummingbird
import Interview
import Interviewing
import WebServing

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
            try await Task.sleep(for: .seconds(1))
          }
        },
      ]
    ) { items, writer in try await write(items, to: &writer) }
  }

  private func write(_ items: AsyncStream<Item>, to writer: inout any ResponseBodyWriter) async throws {
    var shown: RespondentView?
    var course = course
    for await item in items {
      let state = await session.state
      guard isAllowed(), state.interview.handover?.id == handover else {
        return try await writer.write(EventStream.event("end"))
      }
      course = course.following(state.interview) ?? course
      let view = RespondentView(state, course)
      let sequence = state.interview.events.last?.sequence ?? 0
      if let change = view.change(since: shown, sequence: sequence) {
        try await writer.write(EventStream.event("state", change))
      }
      shown = view
      switch item {
      case .look: break
      case .pulse: try await writer.write(EventStream.event("pulse"))
      case .end: return try await writer.write(EventStream.event("end"))
      }
    }
  }
}
