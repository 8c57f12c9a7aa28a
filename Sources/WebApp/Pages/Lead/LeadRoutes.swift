import Guide
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import WebServing
import Wording

/// The interview screen, parts of a large guide for it, and the address that leads to the right page of an interview.
struct LeadRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/interviews/:id") { _, context in
      let id = try context.parameters.require("id")
      guard try await exists(id) else { throw WebError.noInterview }
      let isLive = await app.interviews.live(id) != nil
      return Response.redirect(to: "/interviews/\(id)/\(isLive ? "lead" : "review")")
    }
    router.get("/interviews/:id/lead") { _, context in
      let id = try context.parameters.require("id")
      guard let live = await app.interviews.live(id) else {
        guard try await exists(id) else { throw WebError.noInterview }
        return Response.redirect(to: "/interviews/\(id)/review")
      }
      let state = await live.session.state
      guard state.sounding != .ended else { return Response.redirect(to: "/interviews/\(id)/review") }
      let interview = state.interview
      let page = LeadPage(
        interview, microphone: live.microphone, marks: app.settings.current.markNames,
        notices: app.notices.unseen(beginning: id), language: context.preferences.language)
      let response = try app.pages.render(
        "lead", page, context, contentLanguage: interview.guide.language)
      return page.widgets.contains("location") ? SafetyMiddleware.mayLocate(response) : response
    }
    router.get("/interviews/:id/lead/guide") { _, context in
      let interview = try await recorded(context)
      return JSONBody.response(LeadIndex(interview))
    }
    router.get("/interviews/:id/lead/sections/:section") { request, context in
      let interview = try await recorded(context)
      let section = try context.parameters.require("section")
      let from = request.uri.queryParameters.get("from").flatMap { Int($0) } ?? 0
      guard
        let view = LeadSection(
          section, from: from, in: interview, language: context.preferences.language)
      else { throw WebError(status: .notFound, "no-section", "the guide has no such section") }
      return try app.pages.render(
        "lead-part", LeadPart(shown: [view], lang: interview.guide.language), context)
    }
  }

  private func exists(_ id: String) async throws -> Bool {
    if await app.interviews.live(id) != nil { return true }
    return try await Blocking.run { (try? app.library.summary(id)) != nil }
  }

  /// The interview of the address as it is now, if this server records it.
  private func recorded(_ context: WebContext) async throws -> Interview {
    guard let live = await app.interviews.live(try context.parameters.require("id")) else {
      throw WebError.noInterview
    }
    return await live.session.state.interview
  }
}

/// A part of a section, for a page that has the rest already.
struct LeadPart: Sendable {
  let shown: [LeadSection]
  let lang: String
}
