import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Sitting
import Timeline
import WebServing
import Wording

/// Lets a second device in with the code that the interviewer's page shows.
struct PairRoutes: Sendable {
  static let path = "/pair"
  static let requestPath = "/api/pair"
  let app: WebServices

  private struct Entry: Decodable {
    var code: String
  }

  private struct Paired: Encodable {
    var go: String
  }

  func add(to router: Router<WebContext>) {
    router.get("/pair") { request, context in
      if await isAnswering(context) { return Response.redirect(to: RespondRoutes.path) }
      let words = AnsweringWords(asked: request.headers, context.preferences)
      return try app.pages.render("pair", PairPage(context, words), context, words: words)
    }
    router.post("/api/pair") { request, context in try await pair(request, context) }
  }

  /// Whether this browser has a place in a hand-over that goes on.
  private func isAnswering(_ context: WebContext) async -> Bool {
    (try? await RespondentAccess(context, app)) != nil
  }

  private func isOwnDevice(_ context: WebContext) -> Bool {
    context.visitor.flatMap(app.respondents.place)?.isOwnDevice == true
  }

  private func pair(_ request: Request, _ context: WebContext) async throws -> Response {
    let entry = try await JSONBody.read(Entry.self, from: request, context)
    let isAnswering = await isAnswering(context)
    guard context.visitor?.isInterviewer != true, !isAnswering, !isOwnDevice(context) else {
      throw WebError(
        status: .conflict, "let-in-already", "this browser has already been let in",
        hint: "type the code on the other device")
    }
    guard let offer = app.pairing.spend(entry.code),
      let session = await app.interviews.live(offer.interview)?.session,
      await session.state.interview.handover?.id == offer.handover
    else {
      throw WebError(
        status: .forbidden, "wrong-code", "this code is wrong or has expired",
        hint: "ask for a new one")
    }
    let cookie = app.sessions.admit(
      .respondent(interview: offer.interview, section: offer.section), at: context.entrance)
    // who joined an earlier hand-over has a new place now
    if let before = context.visitor { app.dismiss(before.id) }
    if let visitor = app.sessions.visitor(cookie, at: context.entrance) {
      app.respondents.note(.init(handover: offer.handover, isOwnDevice: false), of: visitor)
      app.devices.add(
        .init(
          id: visitor.id, name: DeviceName.words(userAgent: request.headers[.userAgent]),
          entrance: context.entrance, interview: offer.interview, handover: offer.handover, seen: .now()))
    }
    var response = JSONBody.response(Paired(go: RespondRoutes.path))
    response.headers[.setCookie] = app.sessions.setCookie(cookie, at: context.entrance)
    return response
  }
}

/// What `pair.mustache` shows.
struct PairPage: Sendable {
  /// Whether this is the interviewer's own browser, which must not be used up for it.
  let isInterviewer: Bool
  /// Whether a right code leads on to Leitfaden's own host, see `Threshold`.
  let isThreshold: Bool
  /// Whether the code that was brought is not right.
  let isWrong: Bool
  let texts: String

  init(_ context: WebContext, _ words: AnsweringWords, isThreshold: Bool = false, isWrong: Bool = false) {
    isInterviewer = context.visitor?.isInterviewer == true
    (self.isThreshold, self.isWrong) = (isThreshold, isWrong)
    texts = words.json
  }
}
