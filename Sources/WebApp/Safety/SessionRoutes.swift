import HTTPTypes
import Hummingbird
import WebServing
import Wording

/// Lets a browser in: spends the token of the address that `leitfaden serve` printed.
struct SessionRoutes: Sendable {
  static let path = "/api/session"
  let app: WebServices

  private struct Entry: Decodable {
    var token: String
  }

  func add(to router: Router<WebContext>) {
    router.post("/api/session") { request, context in
      let entry = try await JSONBody.read(Entry.self, from: request, context)
      guard let cookie = app.sessions.enter(entry.token) else {
        throw WebError(
          status: .unauthorized, "launch", "this address has already been used or is too old",
          hint: "press Enter where leitfaden serve runs: it prints a new one")
      }
      return Response(status: .noContent, headers: [.setCookie: app.sessions.setCookie(cookie)])
    }
  }
}
