import Foundation
import HTTPTypes
import Hummingbird
import Interviewing
import Library
import Sitting
import WebServing

/// The page that unlocks a library, and beginning an interview without that.
struct UnlockRoutes: Sendable {
  static let path = "/unlock"
  /// Guides to begin an interview with while the library is locked.
  static let startPath = "/locked"
  let app: WebServices

  private struct Passphrase: Decodable {
    var passphrase: String
  }

  private struct Recovery: Decodable {
    var key, passphrase: String
  }

  /// What became of a try.
  private struct Tried: Encodable {
    var isRight: Bool
    /// Not while a pause lasts: it may be the right one.
    var isLookedAt: Bool
    /// Whole seconds until the next one is looked at.
    var wait: Int
    /// Whether the first page has something to say about the keys.
    var hasWarning = false
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/unlock") { request, context in
      let next = Self.place(request.uri.queryParameters["next"].map(String.init))
      guard app.library.isLocked else { return Response.redirect(to: next) }
      let running = await app.interviews.recording?.session.id
      let page = UnlockPage(next: next, running: running, language: context.preferences.language)
      return try app.pages.render("unlock", page, context)
    }
    router.get("/locked") { _, context in
      guard app.library.isLocked else { return Response.redirect(to: "/") }
      let running = await app.interviews.recording?.session.id
      let amounts = Amounts(language: context.preferences.language)
      let tiles = try await Blocking.run {
        GuideTile.all(app.guides.items(), lastUsed: try app.library.list().map(\.guide), amounts)
      }
      return try app.pages.render(
        "locked", LockedPage(tiles, running: running, language: context.preferences.language), context)
    }
    router.post("/api/unlock") { request, context in
      let wish = try await JSONBody.read(Passphrase.self, from: request, context)
      return try await answer(try await app.door.unlock(wish.passphrase))
    }
    router.post("/api/unlock/recovery") { request, context in
      let wish = try await JSONBody.read(Recovery.self, from: request, context)
      return try await answer(
        try await app.door.unlock(recoveryKey: wish.key, passphrase: wish.passphrase))
    }
  }

  private func answer(_ verdict: WrongTries.Verdict) async throws -> Response {
    switch verdict {
    case .right:
      let warnings = app.unlockingWarnings
      let hasWarning = try await Blocking.run { !warnings.unseen().isEmpty }
      return JSONBody.response(Tried(isRight: true, isLookedAt: true, wait: 0, hasWarning: hasWarning))
    case .wrong(let wait):
      return JSONBody.response(Tried(isRight: false, isLookedAt: true, wait: Self.seconds(wait)))
    case .tooSoon(let wait):
      return JSONBody.response(Tried(isRight: false, isLookedAt: false, wait: Self.seconds(wait)))
    }
  }

  private static func seconds(_ nanoseconds: Int64) -> Int {
    Int((nanoseconds + 999_999_999) / 1_000_000_000)
  }

  /// Where one was going, if that is a page of ours.
  static func place(_ asked: String?) -> String {
    guard let asked, asked.hasPrefix("/"), !asked.hasPrefix("//"), !asked.hasPrefix("/api/"),
      !asked.contains("\\"), asked.utf8.allSatisfy({ $0 > 32 && $0 < 127 }), !asked.hasPrefix(path)
    else { return "/" }
    return asked
  }
}
