import Foundation
import Guide
import HTTPTypes
import Hummingbird
import Interview
import Library

/// Listening and editing: the page of one interview, one question in all interviews, exports.
struct ReviewRoutes: Sendable {
  private let app: WebServices
  private let exports: ExportWork

  init(app: WebServices) {
    self.app = app
    exports = ExportWork(library: app.library)
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/interviews/:id/review") { _, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      let page = try await page(of: now, context)
      return try app.pages.render("review", page, context, contentLanguage: now.interview.guide.language)
    }
    router.get("/api/interviews/:id/review") { _, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      return JSONBody.response(try await details(of: now))
    }
    router.get("/guides/:guide/questions/:question") { _, context in
      try await sameQuestion(context)
    }
    addExports(to: router)
  }

  private func page(of now: InterviewNow, _ context: WebContext) async throws -> ReviewPage {
    ReviewPage(
      now, details: try await details(of: now), settings: app.settings.current,
      language: context.preferences.language)
  }

  private func details(of now: InterviewNow) async throws -> ReviewDetails {
    let library = app.library
    return try await Blocking.run {
      let folder = try? library.interviewFolder(now.interview.id).url
      return ReviewDetails(now, folder: folder)
    }
  }

  private func sameQuestion(_ context: WebContext) async throws -> Response {
    let guide = try context.parameters.require("guide")
    let question = try context.parameters.require("question")
    let (library, language) = (app.library, context.preferences.language)
    let page = try await Blocking.run {
      try QuestionPage(guide: guide, question: question, library: library, language: language)
    }
    guard let page else {
      throw WebError(
        status: .notFound, "no-question", "no interview has been held yet in which this question is asked",
        hint: "the list of all interviews is on the first page")
    }
    return try app.pages.render("question", page, context, contentLanguage: page.guideLanguage)
  }

  private struct ExportWish: Decodable {
    var formats: [String]
  }

  private func addExports(to router: RouterGroup<WebContext>) {
    router.get("/api/interviews/:id/export") { _, context in
      let id = try context.parameters.require("id")
      return JSONBody.response(try await exports.state(of: id))
    }
    router.post("/api/interviews/:id/export") { request, context in
      let wish = try await JSONBody.read(ExportWish.self, from: request, context)
      let now = try await InterviewNow(context.parameters.require("id"), app)
      guard !now.isRecording else {
        throw WebError(
          status: .conflict, "recording", "the interview is still being recorded", hint: "save it first")
      }
      try await exports.begin(now.interview, formats: wish.formats)
      return JSONBody.response(try await exports.state(of: now.interview.id), status: .accepted)
    }
    router.get("/api/interviews/:id/export/:file") { request, context in
      let id = try context.parameters.require("id")
      let name = try context.parameters.require("file")
      let plain = name.removingPercentEncoding ?? name
      let exports = exports
      return try await exports.file(plain, of: id).response(to: request)
    }
  }
}
