import Foundation
import Guide
import HTTPTypes
import Hummingbird
import Interview
import Library
import WebServing
import Wording

/// Listening and editing: the page of one interview, one question in all interviews, exports.
struct ReviewRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/interviews/:id/review") { _, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      let page = try await page(of: now, context)
      return try app.pages.render("review", page, context, contentLanguage: now.interview.guide.language)
    }
    router.get("/api/interviews/:id/review") { _, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      return JSONBody.response(try await details(of: now, context.preferences.language))
    }
    router.get("/guides/:guide/questions/:question") { _, context in
      try await sameQuestion(context)
    }
    addExports(to: router)
  }

  private func page(of now: InterviewNow, _ context: WebContext) async throws -> ReviewPage {
    ReviewPage(
      now, details: try await details(of: now, context.preferences.language), settings: app.settings.current,
      language: context.preferences.language)
  }

  private func details(of now: InterviewNow, _ language: Language) async throws -> ReviewDetails {
    let library = app.library
    return try await Blocking.run {
      let folder = try? library.interviewFolder(now.interview.id).url
      return ReviewDetails(now, folder: folder, language)
    }
  }

  private func sameQuestion(_ context: WebContext) async throws -> Response {
    let guide = try context.parameters.require("guide")
    let question = try context.parameters.require("question")
    let (library, language) = (app.library, context.preferences.language)
    let page: QuestionPage?
    switch try await app.analyses.look(
      guide.removingPercentEncoding ?? guide, patience: AnalysisWaitPage.patience)
    {
    case .ready(let material):
      page = try await Blocking.run {
        try QuestionPage(
          question.removingPercentEncoding ?? question, in: material, library: library, language: language)
      }
    case .reading(let title, let done, let total):
      let waiting = AnalysisWaitPage(
        guide: guide, title: title, done: done, total: total, AnalysisWords(language))
      return try app.pages.render("analysis-wait", waiting, context)
    case .empty: page = nil
    }
    guard let page else {
      throw WebError(
        status: .notFound, "no-question", "no interview has been held yet in which this question is asked",
        hint: "the list of all interviews is on the first page")
    }
    return try app.pages.render("question", page, context, contentLanguage: page.guideLanguage)
  }

  private struct ExportWish: Decodable {
    /// Absent for what every saved interview has.
    var formats: [String]?
    /// Whether these are written although the participant did not agree to it; that is noted.
    var despiteConsent: Bool?
  }

  private func addExports(to router: RouterGroup<WebContext>) {
    router.get("/api/interviews/:id/export") { _, context in
      let id = try context.parameters.require("id")
      return JSONBody.response(try await app.exports.state(of: id, context.preferences.language))
    }
    router.post("/api/interviews/:id/export") { request, context in
      let wish = try await JSONBody.read(ExportWish.self, from: request, context)
      let now = try await InterviewNow(context.parameters.require("id"), app)
      guard !now.isRecording else {
        throw WebError(
          status: .conflict, "being-recorded", "this interview is being recorded", hint: "save it first")
      }
      let id = now.interview.id
      if let formats = wish.formats {
        try await app.exports.write(
          now.interview, formats: formats, despiteConsent: wish.despiteConsent == true)
      } else {
        await app.exports.writeUsual(id)
      }
      return JSONBody.response(
        try await app.exports.state(of: id, context.preferences.language), status: .accepted)
    }
    router.get("/api/interviews/:id/export/:file") { request, context in
      let id = try context.parameters.require("id")
      let name = try context.parameters.require("file")
      let plain = name.removingPercentEncoding ?? name
      return try await app.exports.file(
        plain, of: id, despiteConsent: DespiteConsent.isSaid(in: request)
      ).response(to: request)
    }
  }
}
