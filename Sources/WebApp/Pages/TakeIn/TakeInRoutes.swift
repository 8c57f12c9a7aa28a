import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Vault
import WebServing
import Wording

/// The page that takes interviews in from a bundle of another computer.
struct TakeInRoutes: Sendable {
  let app: WebServices
  private let bundles: IncomingBundles

  init(app: WebServices) {
    self.app = app
    bundles = app.incoming
  }

  /// What the page shows.
  private struct Page: Sendable {
    /// The library's own public key; `nil` when it is not sealed.
    let ownKey: String?
    let texts: String
  }

  private struct Place: Decodable {
    var path: String
  }

  private struct Opening: Decodable {
    var passphrase, key: String?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/take-in") { _, context in
      let page = Page(
        ownKey: app.library.keys?.recipients.first?.text,
        texts: Texts.json(CommonTexts.phrases, BundleTexts.phrases, language: context.preferences.language))
      return try app.pages.render("take-in", page, context)
    }
    router.post("/api/bundles") { request, context in
      let id = Identifier.fresh()
      let announced = request.headers[.contentLength].flatMap(Int64.init)
      let file = try await BundleUpload(library: app.library).take(
        request.body, announced: announced, id: id)
      return try await chosen(id, file, isCopy: true, context)
    }
    router.post("/api/bundles/place") { request, context in
      let place = try await JSONBody.read(Place.self, from: request, context)
      return try await chosen(Identifier.fresh(), try Self.file(place.path), isCopy: false, context)
    }
    router.get("/api/bundles/:bundle") { _, context in
      let bundle = try await bundles.bundle(try context.parameters.require("bundle"))
      return JSONBody.response(IncomingBundleView(bundle, context.preferences.language))
    }
    router.post("/api/bundles/:bundle/take-in") { request, context in
      let bundle = try await bundles.bundle(try context.parameters.require("bundle"))
      let opening = try await JSONBody.read(Opening.self, from: request, context)
      let openers = try openers(opening, bundle)
      guard await app.interviews.recording == nil else { throw Self.recording }
      // an interview that grows must not be open with what it was before
      await app.interviews.forgetEdited()
      await app.analyses.forget()
      let begun = try await bundles.takeIn(bundle.id, with: openers)
      return JSONBody.response(IncomingBundleView(begun, context.preferences.language), status: .accepted)
    }
  }

  private func chosen(
    _ id: String, _ file: URL, isCopy: Bool, _ context: WebContext
  ) async throws -> Response {
    let bundle: IncomingBundle
    do {
      bundle = try await Blocking.run { try IncomingBundle(id: id, file: file, isCopy: isCopy) }
    } catch is LibraryError {
      throw Self.missing
    }
    await bundles.add(bundle)
    return JSONBody.response(IncomingBundleView(bundle, context.preferences.language), status: .created)
  }

  private func openers(_ opening: Opening, _ bundle: IncomingBundle) throws -> [AgeOpener] {
    if bundle.needsPassphrase { return [.passphrase(AgePassphrase(opening.passphrase ?? ""))] }
    let typed = (opening.key ?? "").filter { !$0.isWhitespace }
    guard !typed.isEmpty else { return app.library.keys?.openers ?? [] }
    guard let identity = try? AgeIdentity(typed) else {
      throw IncomingBundle.wrongKey
    }
    return [.identity(identity)]
  }

  private static func file(_ typed: String) throws -> URL {
    let path = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard path.hasPrefix("/") || path.hasPrefix("~/"), !path.contains("\0") else { throw missing }
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return URL(filePath: path.hasPrefix("~") ? home + path.dropFirst() : path).standardizedFileURL
  }

  /// What strangers sent may need any amount of memory, and the recording is in the same program.
  private static let recording = WebError(
    status: .conflict, "bundle-recording", "an interview is being recorded, and nothing may disturb it",
    hint: "save it first, then import the bundle")
  private static let missing = WebError(
    status: .unprocessableContent, "bundle-missing", "there is no such file, or it cannot be read",
    hint: "give its full path")
}
