import Guide
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import WebServing
import Wording

/// Handing a section over to the interviewee, on this device or a second one, and taking it back.
struct HandoverRoutes: Sendable {
  let app: WebServices

  /// Which device the interviewee answers on.
  private enum Device: String, Decodable {
    case this, second
  }

  private struct Wish: Decodable {
    var section: String
    /// Four to eight digits; absent for the one used last.
    var pin: String?
    var device: Device
  }

  private struct Started: Encodable {
    /// Where this browser goes.
    var go: String?
    var code: String?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/interviews/:id/handover") { request, context in try await page(request, context) }
    router.get("/api/interviews/:id/handover") { _, context in
      let (id, session) = try await live(context)
      let handover = await session.state.interview.handover?.id
      return JSONBody.response(
        await HandoverProgress(id, handover: handover, app, context.preferences.language))
    }
    router.post("/api/interviews/:id/handover") { request, context in try await start(request, context) }
    router.post("/api/interviews/:id/handover/code") { _, context in
      let (id, session) = try await live(context)
      return JSONBody.response(try await code(id, session))
    }
    router.post("/api/interviews/:id/handover/back") { _, context in
      let (id, session) = try await live(context)
      try await Self.takeBack(id, session, app)
      return JSONBody.response(Started(go: "/interviews/\(id)/lead"))
    }
  }

  private func page(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try context.parameters.require("id")
    let language = context.preferences.language
    guard let session = await app.interviews.live(id)?.session else {
      let library = app.library
      guard let interview = try await Blocking.run({ try? library.interview(id) }) else {
        throw WebError.noInterview
      }
      return try app.pages.render(
        "handover", status: .conflict, HandoverPage(notLive: interview, language), context)
    }
    let interview = await session.state.interview
    let page = HandoverPage(
      interview, wanted: request.uri.queryParameters["section"].map(String.init),
      hasLastPin: app.pins.hasLast,
      progress: await HandoverProgress(id, handover: interview.handover?.id, app, language), language)
    return try app.pages.render("handover", page, context)
  }

  private func start(_ request: Request, _ context: WebContext) async throws -> Response {
    let (id, session) = try await live(context)
    let wish = try await JSONBody.read(Wish.self, from: request, context)
    guard let visitor = context.visitor else { throw WebError.stranger }
    let interview = await session.state.interview
    guard
      let course = RespondCourse(interview, section: wish.section),
      course.steps.contains(where: { QuestionForm.isStandardised($0.question) })
    else {
      throw WebError(
        status: .unprocessableContent, "section",
        "this section has no questions that somebody else could answer",
        hint: "choose another section")
    }
    guard try await Blocking.run({ app.pins.set(wish.pin, for: id) }) else {
      throw WebError(
        status: .unprocessableContent, "pin", "the PIN needs four to eight digits", hint: "type it again")
    }
    do {
      try await session.perform(.handOver(section: wish.section))
    } catch let error as SessionError {
      let isOut = if case .handedOverAlready = error.refusal { true } else { false }
      throw WebError(refusing: error, hint: isOut ? "take the device back first" : nil)
    }
    guard wish.device == .this else { return JSONBody.response(try await code(id, session)) }
    guard let handover = await session.state.interview.handover else { throw WebError.handedBack }
    // the interviewer's right ends here; only the PIN makes a new one
    app.sessions.dismiss(visitor)
    let cookie = app.sessions.admit(.respondent(interview: id, section: wish.section))
    if let respondent = app.sessions.visitor(cookie) {
      app.respondents.note(.init(handover: handover.id, isOwnDevice: true), of: respondent)
    }
    var response = JSONBody.response(Started(go: RespondRoutes.path))
    response.headers[.setCookie] = app.sessions.setCookie(cookie)
    return response
  }

  /// A new code for a second device; any earlier one is void.
  private func code(_ id: String, _ session: InterviewSession) async throws -> Started {
    guard let handover = await session.state.interview.handover else {
      throw WebError(refusing: SessionError(.notHandedOver))
    }
    let code = app.pairing.offer(.init(interview: id, section: handover.section, handover: handover.id))
    return Started(code: code)
  }

  private func live(_ context: WebContext) async throws -> (String, InterviewSession) {
    let id = try context.parameters.require("id")
    guard let live = await app.interviews.live(id) else {
      throw WebError(
        status: .conflict, "not-recording", "this interview is not being recorded",
        hint: "continue it first, then hand it over")
    }
    return (id, live.session)
  }

  /// Ends the hand-over of an interview and the right of all who answered in it, at once. Their browsers keep their place:
  /// they show nothing any more but the PIN pad of the interviewer's own device, and may hand in what they answered before.
  ///
  /// - Throws: `WebError` when it could not be stored.
  static func takeBack(_ id: String, _ session: InterviewSession, _ app: WebServices) async throws {
    app.pairing.withdraw(from: id)
    do {
      try await session.perform(.handBack)
    } catch let error as SessionError where error.refusal == .notHandedOver {
      // taken back elsewhere a moment ago
    } catch let error as SessionError {
      throw WebError(refusing: error)
    }
  }
}
