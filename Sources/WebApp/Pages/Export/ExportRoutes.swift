import Documents
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import WebServing
import Wording

/// The page that exports one, several or all interviews; the exports it begins, and their files.
struct ExportRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/export") { request, context in
      try app.pages.render("export", try await page(ExportQuery(request), context), context)
    }
    router.get("/api/export-media") { _, context in
      let language = context.preferences.language
      return JSONBody.response(
        try await Blocking.run { RemovableMedium.all().map { ExportMediumView($0, language) } })
    }
    router.post("/api/exports") { request, context in
      let order = try await JSONBody.read(ExportOrder.self, from: request, context)
      let job = try await begin(order)
      return JSONBody.response(ExportJobView(job, context.preferences.language), status: .accepted)
    }
    router.get("/api/exports/:job") { _, context in
      let job = try await job(context)
      return JSONBody.response(ExportJobView(job, context.preferences.language))
    }
    router.get("/api/exports/:job/events") { request, context in
      let (job, language) = (try await job(context), context.preferences.language)
      return JobStream(job: job) { ExportJobView(job.id, $0, language) }.response(to: request)
    }
    router.post("/api/exports/:job/cancel") { _, context in
      let job = try await job(context)
      job.stop()
      return JSONBody.response(ExportJobView(job, context.preferences.language), status: .accepted)
    }
    router.get("/api/exports/:job/archive") { request, context in
      let job = try await job(context)
      guard let archive = Self.made(by: job)?.archive else { throw Self.noFile }
      return try await Self.file(
        archive, named: "\(job.state.step.target.download ?? "export").\(Self.ending(of: archive))", request)
    }
    router.get("/api/exports/:job/files/:number") { request, context in
      let files = Self.made(by: try await job(context))?.files ?? []
      guard let number = Int(try context.parameters.require("number")), files.indices ~= number else {
        throw Self.noFile
      }
      return try await Self.file(files[number], named: files[number].lastPathComponent, request)
    }
  }

  /// `zip`, or `leitfaden.age` of a bundle: all behind the identifier of the export.
  private static func ending(of archive: URL) -> Substring {
    archive.lastPathComponent.drop { $0 != "." }.dropFirst()
  }

  private static func made(by job: ExportJob) -> ExportedFiles? {
    guard case .done(let files) = job.state.end else { return nil }
    return files
  }

  private static let noFile = WebError(
    status: .notFound, "no-file", "this file is no longer in the export folder")

  private func job(_ context: WebContext) async throws -> ExportJob {
    try await app.exportJobs.job(try context.parameters.require("job"))
  }

  private func page(_ query: ExportQuery, _ context: WebContext) async throws -> ExportPage {
    let recording = await app.interviews.recording?.session.id
    let running = await app.exportJobs.running?.id
    let (library, settings, language) = (app.library, app.settings.current, context.preferences.language)
    return try await Blocking.run {
      let known = try query.interviews.first.map { try library.summary($0) }
      let study = query.guide ?? known?.guide
      let summaries = try library.list(InterviewFilter(guide: study)).filter {
        $0.startedAt != nil && $0.id != recording
      }
      return ExportPage(
        summaries, query, study: study, choice: settings.exportChoices[study ?? ""],
        usual: settings.exportFormats, pickers: QuestionPicker.all(summaries, library),
        media: RemovableMedium.all(), running: running,
        isSealed: library.isSealed, language)
    }
  }

  private func begin(_ order: ExportOrder) async throws -> ExportJob {
    guard !order.interviews.isEmpty else {
      throw WebError(
        status: .unprocessableContent, "export-noInterview", "no interview is chosen",
        hint: "choose at least one interview")
    }
    guard order.seal != nil || !order.formats.isEmpty else {
      throw WebError(
        status: .unprocessableContent, "export-noFormat", "no kind of file is chosen",
        hint: "choose at least one kind of file")
    }
    let recording = await app.interviews.recording?.session.id
    if let recording, order.interviews.contains(recording) {
      throw WebError(
        status: .conflict, "being-recorded", "this interview is being recorded", hint: "save it first")
    }
    let job = try await app.exportJobs.begin(
      order, try ExportFormats.named(order.formats), shortestVisit: app.settings.current.shortestVisit)
    // What was chosen is a convenience: a disk that cannot keep it must not keep back the export.
    if order.seal == nil {
      try? app.settings.change { $0.exportChoices[String(order.study.prefix(200))] = order.choice }
    }
    return job
  }

  private static func file(_ url: URL, named name: String, _ request: Request) async throws -> Response {
    try await Blocking.run {
      guard let bytes = try? FileBytes(opening: url.path) else { throw noFile }
      let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      return ByteAnswer(
        bytes, etag: "\"\(Identifier.fresh())\"", contentType: "application/octet-stream",
        headers: [
          ("Content-Disposition", "attachment; filename=\"\(plain)\""),
          ("Content-Security-Policy", "sandbox"),
        ])
    }.response(to: request)
  }
}
