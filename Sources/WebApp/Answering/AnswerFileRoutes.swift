import Guide
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import WebServing
import Wording

/// Files that are answers, up and down: for the interviewer, and for who answers a section that was handed over.
struct AnswerFileRoutes: Sendable {
  let app: WebServices
  private var files: AnswerFiles { AnswerFiles(library: app.library) }

  /// Whether a request with this path carries a file instead of JSON.
  static func takesFiles(_ path: String) -> Bool {
    path == "/api/respond/files" || path.hasPrefix("/api/interviews/") && path.hasSuffix("/files")
  }

  /// The interviewee's two routes.
  func add(toRespondent router: Router<WebContext>) {
    router.post("/api/respond/files") { request, context in
      let access = try await RespondentAccess(context, app)
      let question = try question(of: request, among: access.section.questions)
      let visitor = context.visitor
      let file = try await taken(request, question, access.interview) { [sessions = app.sessions] in
        visitor.map(sessions.isKnown) ?? false
      }
      return JSONBody.response(file)
    }
    router.get("/api/respond/files/:name") { request, context in
      let access = try await RespondentAccess(context, app)
      let own = access.section.questions.map(\.id)
      return try await given(request, context, access.state.interview, own)
    }
  }

  /// The interviewer's two routes.
  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/interviews/:id/files") { request, context in
      let id = try context.parameters.require("id")
      let interview = await (try app.interviews.session(id)).state.interview
      let question = try question(of: request, among: interview.guide.sections.flatMap(\.questions))
      return JSONBody.response(try await taken(request, question, id))
    }
    router.get("/api/interviews/:id/files/:name") { request, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      return try await given(request, context, now.interview, Array(now.interview.answers.keys))
    }
  }

  private func taken(
    _ request: Request, _ question: Question, _ interview: String,
    isAllowed: @escaping @Sendable () -> Bool = { true }
  ) async throws -> FileReference {
    let announced = request.headers[.contentLength].flatMap(Int64.init)
    return try await files.take(
      request.body, announced: announced, for: question, of: interview, isAllowed: isAllowed)
  }

  private func question(of request: Request, among questions: [Question]) throws -> Question {
    let id = request.uri.queryParameters.get("question")
    guard let question = questions.first(where: { $0.id == id }),
      AnswerKinds.kind(question.kind)?.sheet.widget == .files
    else { throw WebError(status: .badRequest, "no-question", "this question takes no file") }
    return question
  }

  /// A name is compared with those in answers, never used as a path.
  private func given(
    _ request: Request, _ context: WebContext, _ interview: Interview, _ questions: [String]
  ) async throws -> Response {
    let name = try context.parameters.require("name")
    let entries = questions.compactMap { interview.answers[$0] }.flatMap { [$0.current] + $0.earlier }
    let references = entries.flatMap { entry -> [FileReference] in
      if case .files(let files)? = entry.value { files } else { [] }
    }
    guard let reference = references.first(where: { $0.name == name }) else { throw AnswerFiles.missing }
    return try await files.give(reference, of: interview.id).response(to: request)
  }
}
