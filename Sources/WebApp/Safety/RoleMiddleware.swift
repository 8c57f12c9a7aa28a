import Hummingbird
import WebServing

/// Lets only the interviewer through: what a respondent may do is listed one by one in `RespondRoutes`.
struct InterviewerOnly: RouterMiddleware {
  let pages: PageRenderer

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if context.visitor?.isInterviewer == true { return try await next(request, context) }
    let wantsPage = request.method == .get && request.headers[.accept]?.contains("text/html") == true
    guard wantsPage else { throw context.visitor == nil ? WebError.stranger : WebError.forbidden }
    if case .respondent = context.visitor?.role { return Response.redirect(to: RespondRoutes.path) }
    return try pages.render("enter", status: .unauthorized, EnterPage(), context)
  }
}

/// The page for somebody who has not been let in: it spends the token of the address, or says where to find one.
struct EnterPage: Sendable {}
