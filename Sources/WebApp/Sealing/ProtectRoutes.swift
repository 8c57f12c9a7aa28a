import Foundation
import Hummingbird
import Library
import Vault
import WebServing

/// The first page of a new library: a passphrase, the recovery key, or neither. Of a library that is not encrypted it
/// says how to come by one that is.
struct ProtectRoutes: Sendable {
  static let path = "/protect"
  let app: WebServices

  private struct Choice: Decodable {
    var passphrase: String
  }

  private struct Paper: Encodable {
    var groups: [String]
    /// Numbers of the groups that are asked back.
    var asked: [Int]
  }

  private struct Copied: Decodable {
    var groups: [String]
  }

  private struct Verdict: Encodable {
    /// Numbers of the groups that are not as on the paper.
    var wrong: [Int]
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/protect") { _, context in
      guard !app.library.isSealed else { return Response.redirect(to: "/") }
      await app.door.beginAnew()
      let page = ProtectPage(
        isFirst: app.door.isUndecided, library: app.library.folder, language: context.preferences.language)
      return try app.pages.render("protect", page, context)
    }
    router.post("/api/protect") { request, context in
      let choice = try await JSONBody.read(Choice.self, from: request, context)
      let paper = try await app.door.begin(choice.passphrase)
      return JSONBody.response(Paper(groups: paper.groups, asked: paper.asked))
    }
    router.post("/api/protect/confirm") { request, context in
      let copied = try await JSONBody.read(Copied.self, from: request, context)
      return JSONBody.response(Verdict(wrong: try await app.door.confirm(copied.groups)))
    }
    router.post("/api/protect/decline") { _, _ in
      try await app.door.decline()
      return Response(status: .noContent)
    }
  }
}
