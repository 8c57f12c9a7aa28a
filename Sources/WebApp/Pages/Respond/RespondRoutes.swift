import Guide
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Sitting
import Timeline
import WebServing
import Wording

/// The interviewee's page, and the few requests it may make. Everything else is refused by `InterviewerOnly`.
struct RespondRoutes: Sendable {
  static let path = "/respond"
  let app: WebServices

  private struct Batch: Decodable {
    var commands: [CommandMessage]
  }

  /// What became of a command: no position on the sound, no event.
  private struct Outcome: Encodable {
    var id: String
    var ok: Bool
    /// Of the last event there is: what the stream has brought when it has brought this.
    var sequence: Int64?
    var error, message: String?
  }

  private struct Answer: Encodable {
    var now: Double
    var results: [Outcome]
  }

  private struct Clock: Encodable {
    var now: Double
  }

  private struct Unlocking: Decodable {
    var pin: String
  }

  /// What became of a PIN.
  private struct Unlocked: Encodable {
    var isRight: Bool
    /// Whole seconds until the next one is looked at.
    var wait: Int
    /// Where the page goes.
    var go: String?
  }

  func add(to router: Router<WebContext>) {
    router.get("/respond") { _, context in try await page(context) }
    router.get("/api/respond/clock") { _, context in
      do {
        _ = try await RespondentAccess(context, app)
      } catch {
        guard await LateAnswers(context, app) != nil else { throw error }
      }
      return JSONBody.response(Clock(now: MonotonicTime.now().milliseconds))
    }
    router.get("/api/respond/events") { request, context in
      let access = try await RespondentAccess(context, app)
      let (sessions, visitor) = (app.sessions, access.visitor)
      return RespondentStream(
        session: access.session, course: access.course, handover: access.handover,
        isAllowed: { sessions.isKnown(visitor) }
      ).response(to: request)
    }
    router.post("/api/respond/commands") { request, context in
      let arrival = MonotonicTime.now()
      return try await commands(request, context, arrival)
    }
    router.post("/api/respond/unlock") { request, context in try await unlock(request, context) }
  }

  private func page(_ context: WebContext) async throws -> Response {
    if context.visitor?.isInterviewer == true {
      let recorded = await app.interviews.recording?.session.id
      return Response.redirect(to: recorded.map { "/interviews/\($0)/lead" } ?? "/")
    }
    do {
      let access = try await RespondentAccess(context, app)
      let language = access.course.language
      let words =
        AnsweringWords(guide: language) ?? AnsweringWords(guide: access.state.interview.guide.language)
        ?? AnsweringWords(context.preferences.language)
      app.respondents.noteLanguage(words.tag, of: access.visitor)
      let response = try app.pages.render(
        "respond", RespondPage(access, words), context, contentLanguage: language, words: words)
      let locates = access.section.questions.contains { $0.kind == LocationAnswer.id }
      return locates ? SafetyMiddleware.mayLocate(response) : response
    } catch let error as WebError {
      let place = context.visitor.flatMap(app.respondents.place)
      let words =
        place?.language.flatMap { AnsweringWords(guide: $0) } ?? AnsweringWords(context.preferences.language)
      return try app.pages.render(
        "respond", status: error.status,
        RespondPage(over: words, mayUnlock: place?.isOwnDevice == true), context, words: words)
    }
  }

  private func commands(
    _ request: Request, _ context: WebContext, _ arrival: MonotonicTime
  ) async throws -> Response {
    let batch = try await JSONBody.read(Batch.self, from: request, context)
    let messages = batch.commands.prefix(1000).map { ($0, min(arrival, $0.moment(arrival: arrival))) }
    let access: RespondentAccess
    do {
      access = try await RespondentAccess(context, app)
    } catch let error as WebError where error.code == WebError.handedBack.code {
      return try await lateCommands(messages, context)
    }
    // all are looked at before the first is carried out: a page of ours never sends one of these
    let commands = try messages.map { message, moment in
      guard let command = access.permitted(message.command) else { throw WebError.forbidden }
      return (message.id, command, moment)
    }
    let language = Language.of(guide: access.course.language) ?? context.preferences.language
    let words = AnsweringWords(guide: access.course.language) ?? AnsweringWords(language)
    var results: [Outcome] = []
    for (id, command, moment) in commands {
      if let refusal = await refusal(of: command, access, words) {
        results.append(Outcome(id: id, ok: false, error: "needed", message: refusal))
        continue
      }
      let outcome = await Self.carryOut(command, id, at: moment, in: access.session, language)
      if let outcome { results.append(outcome) }
    }
    return JSONBody.response(Answer(now: MonotonicTime.now().milliseconds, results: results))
  }

  /// What was answered before the device was taken back, and arrives only now.
  private func lateCommands(
    _ messages: [(CommandMessage, MonotonicTime)], _ context: WebContext
  ) async throws -> Response {
    guard let late = await LateAnswers(context, app) else { throw WebError.handedBack }
    var results: [Outcome] = []
    var isAny = false
    for (message, moment) in messages {
      guard message.at != nil, let command = late.permitted(message.command, at: moment) else {
        results.append(
          Outcome(
            id: message.id, ok: false, error: WebError.handedBack.code,
            message: Refusal.notHandedOver.sentence.said(in: context.preferences.language.rawValue)))
        continue
      }
      isAny = true
      let outcome = await Self.carryOut(
        command, message.id, at: moment, in: late.session, context.preferences.language)
      if let outcome { results.append(outcome) }
    }
    guard isAny else { throw WebError.handedBack }
    await app.interviews.wasEdited(late.interview)
    return JSONBody.response(Answer(now: MonotonicTime.now().milliseconds, results: results))
  }

  /// What became of one command; `nil` when the interview was ended just then: the page sends it again.
  private static func carryOut(
    _ command: InterviewCommand, _ id: String, at moment: MonotonicTime, in session: InterviewSession,
    _ language: Language
  ) async -> Outcome? {
    do {
      try await session.perform(command, at: moment, id: id)
      return Outcome(id: id, ok: true, sequence: await session.state.interview.events.last?.sequence ?? 0)
    } catch let error as SessionError where session.isOver(error) {
      return nil
    } catch let error as SessionError {
      return Outcome(
        id: id, ok: false, error: error.refusal.key,
        message: error.sentence.said(in: language.rawValue))
    } catch {
      return Outcome(id: id, ok: false, error: "error", message: "\(error)")
    }
  }

  /// Why the interviewee cannot go on like this: a question before still needs an answer, or the question asked for does
  /// not apply. The page knows it too; here it is certain.
  private func refusal(
    of command: InterviewCommand, _ access: RespondentAccess, _ words: AnsweringWords
  ) async -> String? {
    let course = access.course.following(await access.session.state.interview) ?? access.course
    switch command {
    case .visit(let question, _):
      guard course.step(question) != nil else { return words("oopsGone") }
      guard let obstacle = course.obstacle(before: question) else { return nil }
      return obstacle.problem?.sentence(course.language) ?? words("oopsNeeded")
    case .finishHandover:
      guard let obstacle = course.obstacle() else { return nil }
      return obstacle.problem?.sentence(course.language) ?? words("oopsNeeded")
    default: return nil
    }
  }

  private func unlock(_ request: Request, _ context: WebContext) async throws -> Response {
    guard let visitor = context.visitor else { throw WebError.stranger }
    guard case .respondent(let interview, _) = visitor.role, let place = app.respondents.place(of: visitor)
    else { throw WebError.notRespondent }
    let pin = try await JSONBody.read(Unlocking.self, from: request, context).pin
    let session = await app.interviews.live(interview)?.session
    let running = await session?.state.interview.handover?.id
    // whose questions are over must not use up the tries of the next hand-over
    guard place.isOwnDevice || place.handover == running else { throw WebError.handedBack }
    switch try await Blocking.run({ app.pins.check(pin, for: interview) }) {
    case .wrong(let wait), .tooSoon(let wait):
      return JSONBody.response(Unlocked(isRight: false, wait: Int((wait + 999_999_999) / 1_000_000_000)))
    case .right: break
    }
    if let session, running == place.handover {
      try await HandoverRoutes.takeBack(interview, session, app)
    }
    app.dismiss(visitor.id)
    guard place.isOwnDevice else {
      return JSONBody.response(Unlocked(isRight: true, wait: 0, go: Self.path))
    }
    let go = "/interviews/\(interview)" + (session == nil ? "" : "/lead")
    var response = JSONBody.response(Unlocked(isRight: true, wait: 0, go: go))
    response.headers[.setCookie] = app.sessions.setCookie(app.sessions.admit(.interviewer))
    return response
  }
}
