import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import WebServing
import Wording

/// The page that writes a guide, and what it asks for.
struct AuthorRoutes: Sendable {
  let app: WebServices

  private struct Edit: Decodable {
    var version: String?
    var steps: [AuthorStep]?
    var view: AuthorState.View?
    /// Whether the version before is kept whatever its age.
    var keep: Bool?
  }

  private struct Text: Encodable {
    var version, text: String
  }

  private struct Expression: Decodable {
    var source: String
    var owner: String?
  }

  private struct Earlier: Decodable {
    var owner: String?
    var words: String?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/guides/:guide/edit") { request, context in
      let key = try context.parameters.require("guide").removingPercentEncoding ?? ""
      let file = request.uri.queryParameters["file"].map(String.init)
      let language = context.preferences.language
      let recording = await recording
      let page = try await Blocking.run { try self.page(key, file: file, recording: recording, language) }
      return try app.pages.render("author", page, context)
    }
    router.post("/api/guides/:file/edit") { request, context in
      let file = try Self.file(context)
      let edit = try await JSONBody.read(Edit.self, from: request, context)
      let recording = await recording
      let language = context.preferences.language
      return JSONBody.response(
        try await Blocking.run { try self.state(file, edit, recording: recording, language) })
    }
    router.get("/api/guides/:file/text") { _, context in
      let file = try Self.file(context)
      let sheet = try await Blocking.run { try app.workshop.sheet(file) }
      return JSONBody.response(Text(version: sheet.version, text: sheet.text))
    }
    router.post("/api/guides/:file/expression") { request, context in
      let file = try Self.file(context)
      let wish = try await JSONBody.read(Expression.self, from: request, context)
      let guide = try await Blocking.run { try self.guide(file) }
      return JSONBody.response(
        AuthorCondition.read(wish.source, of: wish.owner, in: guide, context.preferences.language))
    }
    router.post("/api/guides/:file/earlier") { request, context in
      let file = try Self.file(context)
      let wish = try await JSONBody.read(Earlier.self, from: request, context)
      let guide = try await Blocking.run { try self.guide(file) }
      return JSONBody.response(
        AuthorCondition.named(before: wish.owner, words: wish.words ?? "", in: guide))
    }
    GuideMediaRoutes(app: app).add(toAuthors: router)
    GuideMediaUpload(app: app).add(to: router)
    AddedQuestionRoutes(app: app).add(to: router)
    GuideVersionRoutes(app: app).add(to: router)
    NewGuideRoutes(app: app).add(to: router)
  }

  /// The file that an address names; the workshop compares it with what lies in the folder.
  static func file(_ context: WebContext) throws -> String {
    try context.parameters.require("file").removingPercentEncoding ?? ""
  }

  /// Id of the guide that an interview is being recorded with.
  private var recording: String? {
    get async { await app.interviews.recording?.session.state.interview.guide.id }
  }

  private func guide(_ file: String) throws -> Guide {
    guard let guide = try app.workshop.sheet(file).guide else { throw WebError.guideTextFirst }
    return guide
  }

  private func page(_ key: String, file: String?, recording: String?, _ language: Language) throws
    -> AuthorPage
  {
    let items = app.guides.items(ofGuide: key)
    guard let item = items.first(where: { $0.file == file }) ?? items.first else { throw WebError.noGuide }
    let interviews = try app.library.list(InterviewFilter(guide: key)).count { $0.guide == key }
    let sheet = try app.workshop.sheet(item.file)
    var state = AuthorState(sheet, AuthorState.View(), language)
    state.isRecording = recording == key
    return AuthorPage(
      key: key, file: item.file, state: state,
      interviews: interviews, Amounts(language: language))
  }

  private func state(_ file: String, _ edit: Edit, recording: String?, _ language: Language) throws
    -> AuthorState
  {
    let view = edit.view ?? AuthorState.View()
    var state: AuthorState
    if let steps = edit.steps, !steps.isEmpty {
      do {
        let change = try app.workshop.change(
          file, from: edit.version ?? "", steps, keeping: edit.keep ?? false)
        state = AuthorState(change.sheet, view, language)
        (state.touched, state.patch) = (change.touched, change.patch)
        state.isRecording = recording != nil && change.sheet.guide?.id == recording
      } catch let problem as GuideEditProblem {
        throw WebError(problem)
      }
    } else {
      let sheet = try app.workshop.sheet(file)
      state = AuthorState(sheet, view, language)
      state.isRecording = recording != nil && sheet.guide?.id == recording
    }
    return state
  }
}
