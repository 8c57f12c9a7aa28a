import Guide
import Hummingbird
import Interview
import Interviewing
import Sitting
import WebServing
import Wording

/// The right of a respondent's request, found anew for each one: an interview that is being recorded, a hand-over that
/// goes on, and a browser that belongs to it.
struct RespondentAccess {
  let interview: String
  let section: Section
  /// Its questions that apply now.
  let course: RespondCourse
  let handover: String
  let session: InterviewSession
  let state: SessionState
  let visitor: Visitor

  /// The right of who asks.
  ///
  /// - Throws: `WebError`: a stranger and somebody whose device was taken back get 401, the interviewer 403.
  init(_ context: WebContext, _ app: WebServices) async throws {
    guard let visitor = context.visitor else { throw WebError.stranger }
    guard case .respondent(let interview, let section) = visitor.role else { throw WebError.notRespondent }
    guard let live = await app.interviews.live(interview) else { throw WebError.handedBack }
    let state = await live.session.state
    guard let handover = state.interview.handover, handover.section == section,
      app.respondents.place(of: visitor)?.handover == handover.id,
      let shown = state.interview.guide.sections.first(where: { $0.id == section }),
      let course = RespondCourse(state.interview, section: section)
    else { throw WebError.handedBack }
    self.interview = interview
    self.section = shown
    self.course = course
    self.handover = handover.id
    session = live.session
    self.state = state
    self.visitor = visitor
  }

  /// What a page may do, as the interviewee; `nil` for everything else.
  func permitted(_ command: InterviewCommand) -> InterviewCommand? { Self.permitted(command, in: section) }

  /// The same for whoever answers, or answered, the questions of a section.
  static func permitted(_ command: InterviewCommand, in section: Section) -> InterviewCommand? {
    let question: String
    switch command {
    case .visit(let id, _), .answer(let id, _, _), .noAnswer(let id, _, _), .clearAnswer(let id, _):
      question = id
    case .finishHandover, .language: return command
    default: return nil
    }
    return section.questions.contains { $0.id == question } ? command.byInterviewee : nil
  }
}

extension WebError {
  static let handedBack = WebError(
    status: .unauthorized, "handed-back", "the questions are over; please hand the device back")
  static let notRespondent = WebError(
    status: .forbidden, "not-respondent", "this is for the person who answers on a handed-over device")
}
