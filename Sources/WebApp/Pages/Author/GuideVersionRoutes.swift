import Foundation
import GuideFormats
import Hummingbird
import Library
import WebServing

/// Earlier versions of a guide file: which there are, and what stands in one.
struct GuideVersionRoutes: Sendable {
  let app: WebServices

  private struct Entry: Encodable {
    var name, when: String
    /// What it was, in a few words; for one that cannot be read its size.
    var about: String
  }

  private struct Text: Encodable {
    var text: String
    var isUsable: Bool
  }

  /// As many are listed.
  static let most = 200

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/guides/:file/versions") { _, context in
      let file = try AuthorRoutes.file(context)
      let amounts = Amounts(language: context.preferences.language)
      return JSONBody.response(try await Blocking.run { try entries(file, amounts) })
    }
    router.get("/api/guides/:file/versions/:name") { _, context in
      let file = try AuthorRoutes.file(context)
      let name = try context.parameters.require("name").removingPercentEncoding ?? ""
      return JSONBody.response(
        try await Blocking.run {
          _ = try app.workshop.sheet(file)
          guard let text = app.library.guideVersions.text(of: file, named: name) else {
            throw WebError.guideNoVersion
          }
          let reading = GuideTextReader.read(text, name: file)
          return Text(text: text, isUsable: reading.guide != nil && !reading.hasErrors)
        })
    }
  }

  private func entries(_ file: String, _ amounts: Amounts) throws -> [Entry] {
    _ = try app.workshop.sheet(file)
    return app.library.guideVersions.all(of: file).prefix(Self.most).map { version in
      Entry(name: version.name, when: amounts.moment(version.date), about: amounts.size(version.size))
    }
  }
}
