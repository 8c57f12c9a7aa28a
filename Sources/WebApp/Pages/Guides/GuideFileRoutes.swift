import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Hummingbird
import WebServing

/// A guide as a file for other programs, and as a page to print.
struct GuideFileRoutes: Sendable {
  let app: WebServices

  /// Where a guide file is had in a format.
  static func address(_ file: String, _ format: String) -> String {
    "/guide-files/\(Address.step(file))/\(format)"
  }

  private static let styleAddress = "/guide-files/print.css"

  private struct Losses: Encodable {
    let losses: [String]
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/guide-files/print.css") { _, _ in
      Self.response(Data(PrintedGuideFormat.styleSheet.utf8), type: "text/css; charset=utf-8")
    }
    router.get("/guide-files/:file/print") { _, context in
      let guide = try await guide(context)
      let folder = app.guides.folder
      let page = try await Blocking.run {
        try PrintedGuideFormat.page(guide, style: .linked(Self.styleAddress), media: .folder(folder))
      }
      return Self.response(page, type: PrintedGuideFormat.mediaType)
    }
    router.get("/guide-files/:file/:format") { _, context in
      let (guide, format) = (try await whole(context), try format(context))
      let writing = try await write(guide, format)
      var response = Self.response(writing.data, type: format.mediaType)
      let stem = [guide.id, guide.language].filter { !$0.isEmpty }.joined(separator: ".")
      let safe = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "-" }
      response.headers[.contentDisposition] =
        "attachment; filename=\"\(String(safe)).\(format.fileExtensions[0])\""
      return response
    }
    router.get("/guide-files/:file/:format/losses") { _, context in
      let writing = try await write(try await whole(context), try format(context))
      return JSONBody.response(Losses(losses: writing.losses(in: context.preferences.language.rawValue)))
    }
  }

  private func write(_ guide: Guide, _ format: any WritableGuideFormat.Type) async throws -> GuideWriting {
    let folder = app.guides.folder
    return try await Blocking.run { try format.write(guide, media: .folder(folder)) }
  }

  private func guide(_ context: WebContext) async throws -> Guide {
    let name = try context.parameters.require("file").removingPercentEncoding ?? ""
    return try await Blocking.run {
      guard let item = app.guides.item(file: name), item.isUsable, let guide = item.reading.guide else {
        throw WebError.noGuide
      }
      return guide
    }
  }

  // With its other languages, for formats that hold several.
  private func whole(_ context: WebContext) async throws -> Guide {
    let guide = try await guide(context)
    let own = try context.parameters.require("file").removingPercentEncoding ?? ""
    return try await Blocking.run {
      let others = app.guides.items(ofGuide: guide.id).filter { $0.file != own }
      return GuideLanguages(guide, among: others.map { .init(name: $0.file, reading: $0.reading) }).whole
    }
  }

  private func format(_ context: WebContext) throws -> any WritableGuideFormat.Type {
    guard let format = GuideFormats.writable(try context.parameters.require("format")) else {
      throw HTTPError(.notFound)
    }
    return format
  }

  private static func response(_ data: Data, type: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
