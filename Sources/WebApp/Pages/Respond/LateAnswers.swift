import Guide
import Hummingbird
import Interview
import Interviewing
import Timeline

/// The right to hand in what was answered before the device was taken back, and nothing else: a second device may have
/// been out of reach just then. It shows nothing, and ends where the hand-over did.
struct LateAnswers {
  let interview: String
  let session: InterviewSession
  private let section: Section
  private let end: MonotonicTime

  /// The right of a browser whose hand-over is over; `nil` for every other.
  init?(_ context: WebContext, _ app: WebServices) async {
    guard let visitor = context.visitor, case .respondent(let interview, _) = visitor.role,
      let place = app.respondents.place(of: visitor),
      let session = try? await app.interviews.session(interview)
    else { return nil }
    let held = await session.state.interview
    guard let handover = held.handovers.first(where: { $0.id == place.handover }),
      let section = held.guide.sections.first(where: { $0.id == handover.section }),
      let end = held.end(of: handover)
    else { return nil }
    (self.interview, self.session, self.section, self.end) = (interview, session, section, end)
  }

  /// The command, if it was given before the end; `nil` for everything else.
  func permitted(_ command: InterviewCommand, at moment: MonotonicTime) -> InterviewCommand? {
    guard moment < end else { return nil }
    return RespondentAccess.permitted(command, in: section)
  }
}

extension Interview {
  /// When a hand-over ended, by the clock; `nil` while it lasts.
  fileprivate func end(of handover: Handover) -> MonotonicTime? {
    guard handover.end != nil, let begin = events.firstIndex(where: { $0.id == handover.id }) else {
      return nil
    }
    return events[(begin + 1)...].first { event in
      switch event.body.payload {
      case is EventBody.HandedBack, is EventBody.HandedOver, is EventBody.Saved, is EventBody.Left,
        is EventBody.Reopened:
        true
      default: false
      }
    }?.monotonic
  }
}
