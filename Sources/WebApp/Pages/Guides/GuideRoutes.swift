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

/// A guide's page, and guide files that come and go.
struct GuideRoutes: Sendable {
  let app: WebServices

  /// A file as a page sends it.
  private struct Upload: Decodable {
    var name: String
    /// The file's bytes; Base64 in JSON.
    var content: Data
  }

  private struct Stored: Encodable {
    var file, address, startAddress: String
  }

  private struct Binned: Encodable {
    /// Its name in the bin.
    var item: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/guides/:guide") { request, context in
      let key = try context.parameters.require("guide").removingPercentEncoding ?? ""
      let file = request.uri.queryParameters["file"].map(String.init)
      let amounts = Amounts(language: context.preferences.language)
      let recording = await app.interviews.recording?.session.id
      let failed = await app.exports.failed
      let page = try await Blocking.run {
        try self.page(key, file: file, recording: recording, failed: failed, amounts)
      }
      return try app.pages.render("guide", page, context)
    }
    router.post("/api/guides/check") { request, context in
      let upload = try await JSONBody.read(
        Upload.self, from: request, context, upTo: SafetyMiddleware.largestFile)
      let language = context.preferences.language
      return JSONBody.response(
        try await Blocking.run { try GuideCheck(upload.name, upload.content, Amounts(language: language)) })
    }
    router.post("/api/guides") { request, context in
      let upload = try await JSONBody.read(
        Upload.self, from: request, context, upTo: SafetyMiddleware.largestFile)
      let item = try await Blocking.run {
        try GuideUpload(name: upload.name, data: upload.content).store(in: app.library.guidesFolder)
      }
      let stored = app.guides.item(file: item)
      return JSONBody.response(
        Stored(
          file: item, address: Address.guide(stored?.key ?? item) + Address.query([("file", item)]),
          startAddress: Address.start(guide: item)),
        status: .created)
    }
    router.post("/api/guides/:file/delete") { _, context in
      let name = try context.parameters.require("file").removingPercentEncoding ?? ""
      return JSONBody.response(
        Binned(
          item: try await Blocking.run {
            guard let item = app.guides.item(file: name) else { throw WebError.noGuide }
            return try Bin(app.library).take(guide: item.file, from: app.guides.folder)
          }))
    }
  }

  private func page(
    _ key: String, file: String?, recording: String?, failed: Set<String>, _ amounts: Amounts
  ) throws -> GuidePage {
    let items = app.guides.items(ofGuide: key)
    let interviews = try app.library.list(InterviewFilter(guide: key)).filter { $0.guide == key }
    let item = items.first { $0.file == file } ?? items.first { $0.isUsable } ?? items.first
    // a guide whose file is gone lives on in its interviews
    let guide =
      item?.reading.guide
      ?? interviews.lazy.compactMap { try? app.library.interview($0.id).guide }.first
    guard item != nil || guide != nil else { throw WebError.noGuide }
    return GuidePage(
      key: key, guide: guide, item: item, others: items.filter { $0.file != item?.file },
      interviews: interviews, recording: recording, failed: failed, amounts)
  }
}
