import HTTPTypes
import Hummingbird
import WebServing
import Wording

/// What 127.0.0.1, localhost and [::1] are, where every program of this computer may have its pages: the way to Leitfaden's own
/// host for those who bring the token of a launch address or the code of a hand-over, and for nobody else. Who only asks is told
/// nothing: with the host's name another program could have the browser bring it the cookie. None is read or set here.
struct Threshold: Sendable {
  let hosts: HostNames
  let sessions: Sessions
  let pairing: Pairing
  let pages: PageRenderer

  private static let code = "code"

  private static let elsewhere = WebError(
    status: .misdirectedRequest, "elsewhere", "Leitfaden has an address of its own",
    hint: "open the one that leitfaden serve printed; press Enter there for a new one")

  /// Answers a request; `next` gives style sheets and scripts, which tell nothing.
  func answer(
    _ request: Request, _ context: WebContext, _ next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get else { throw Self.elsewhere }
    switch request.uri.path {
    case "/": return try launch(request)
    case PairRoutes.path: return try pair(request, context)
    case let path where path.hasPrefix("/assets/"): return try await next(request, context)
    default: throw Self.elsewhere
    }
  }

  private func launch(_ request: Request) throws -> Response {
    guard let token = Self.brought(LaunchAddress.field, by: request), let fresh = sessions.exchange(token)
    else {
      throw Self.elsewhere
    }
    return .redirect(to: "\(hosts.origin)/#\(fresh)")
  }

  /// A tablet at a cable comes in here: `localhost` can be typed, Leitfaden's own host cannot.
  private func pair(_ request: Request, _ context: WebContext) throws -> Response {
    let words = AnsweringWords(asked: request.headers, context.preferences)
    guard let code = Self.brought(Self.code, by: request) else {
      return try pages.render("pair", PairPage(context, words, isThreshold: true), context, words: words)
    }
    guard pairing.isRight(code) else {
      return try pages.render(
        "pair", status: .forbidden, PairPage(context, words, isThreshold: true, isWrong: true), context,
        words: words)
    }
    return .redirect(to: "\(hosts.origin)\(PairRoutes.path)#\(Pairing.plain(code))")
  }

  /// A part of the address, unless the page of somebody else sent the browser here: it could use up the tries of a code.
  private static func brought(_ name: String, by request: Request) -> String? {
    let site = request.headers[named: "Sec-Fetch-Site"]
    guard site == nil || site == "none" || site == "same-origin" else { return nil }
    return request.uri.queryParameters[Substring(name)].map(String.init)
  }
}
