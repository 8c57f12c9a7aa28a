import Analysis
import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Interview
import Hummingbird
import Library
import WebServing
import Wording

/// What all interviews along a guide say together: the page, and its tables to take along.
struct AnalysisRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/guides/:guide/analysis") { request, context in try await page(request, context) }
    router.get("/guides/:guide/analysis.csv") { request, context in
      let scene = try await scene(request, context)
      let data = try await Blocking.run {
        try note(scene, format: "csv", request)
        return AnalysisTable.data(scene)
      }
      return Self.file(data, type: "text/csv; charset=utf-8", named: scene.guide, ending: "csv")
    }
    router.get("/guides/:guide/analysis.json") { request, context in
      let scene = try await scene(request, context)
      let data = try await Blocking.run {
        try note(scene, format: "json", request)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(scene.view)
      }
      return Self.file(data, type: "application/json", named: scene.guide, ending: "json")
    }
  }

  /// What is fetched as a table has left the library.
  ///
  /// - Throws: `ConsentGap` unless the request is made in spite of it.
  private func note(_ scene: AnalysisScene, format: String, _ request: Request) throws {
    try app.library.demand(
      .tables, of: scene.interviews, despite: DespiteConsent.isSaid(in: request))
    let departure = Departure(.download, formats: [format], withNames: false, withText: true)
    try app.library.note(.left, scene.interviews.map(\.id), departure: departure)
  }

  private func page(_ request: Request, _ context: WebContext) async throws -> Response {
    let guide = try Self.guide(context)
    let language = context.preferences.language
    let words = AnalysisWords(language)
    switch try await app.analyses.look(guide, patience: AnalysisWaitPage.patience) {
    case .ready(let material):
      let query = AnalysisQuery(request.uri.query ?? "")
      let key = language.rawValue + query.text
      let page: AnalysisPage
      if let known = await app.analyses.page(key, of: material) {
        page = known
      } else {
        guard
          let made = try await Blocking.run({
            AnalysisScene(material, query, language).map(AnalysisPage.init)
          })
        else { throw Self.noGuide }
        page = made
        await app.analyses.keep(page, key, of: material)
      }
      return try app.pages.render("analysis", page, context, contentLanguage: page.guideLanguage)
    case .reading(let title, let done, let total):
      let waiting = AnalysisWaitPage(guide: guide, title: title, done: done, total: total, words)
      return try app.pages.render("analysis-wait", waiting, context)
    case .empty:
      let library = app.library
      guard let (known, file) = try await Blocking.run({ Self.find(guide, in: library) }) else {
        throw Self.noGuide
      }
      let empty = AnalysisWaitPage(
        guide: guide, title: known.title, guideLanguage: known.language, file: file, words)
      return try app.pages.render("analysis-wait", empty, context, contentLanguage: known.language)
    }
  }

  /// What downloads are made of; waits until everything is read.
  private func scene(_ request: Request, _ context: WebContext) async throws -> AnalysisScene {
    let query = AnalysisQuery(request.uri.query ?? "")
    let language = context.preferences.language
    guard case .ready(let material) = try await app.analyses.look(try Self.guide(context), patience: nil),
      let scene = try await Blocking.run({ AnalysisScene(material, query, language) })
    else { throw Self.noGuide }
    return scene
  }

  private static let noGuide = WebError(
    status: .notFound, "no-guide", "there is no such guide and no interview with it",
    hint: "the first page has all guides and interviews")

  private static func guide(_ context: WebContext) throws -> String {
    let step = try context.parameters.require("guide")
    return step.removingPercentEncoding ?? step
  }

  /// A guide nobody was interviewed with yet, and its file.
  private static func find(_ id: String, in library: Library) -> (Guide, String)? {
    let files = try? FileManager.default.contentsOfDirectory(
      at: library.guidesFolder, includingPropertiesForKeys: nil)
    for file in (files ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      if let guide = (try? GuideFormats.read(contentsOf: file))?.guide, guide.id == id {
        return (guide, file.lastPathComponent)
      }
    }
    return nil
  }

  private static func file(_ data: Data, type: String, named guide: String, ending: String) -> Response {
    let plain = guide.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: type,
        .contentDisposition: "attachment; filename=\"\(String(plain))-analysis.\(ending)\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
