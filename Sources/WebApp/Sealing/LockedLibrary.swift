import HTTPTypes
import Hummingbird
import Library
import WebServing

/// Keeps out of a locked library what needs to read it, and leads a new one to its first page. Whatever is not named here
/// is refused, so that a new route is locked as well. What belongs to the interview being recorded passes: its key is held.
struct LockedLibrary: RouterMiddleware {
  let app: WebServices

  /// Pages that show nothing of an interview.
  static let pages = [UnlockRoutes.path, UnlockRoutes.startPath, "/start", ProtectRoutes.path]

  private static let always: Set<String> = [
    "/api/clock", "/api/view", "/api/touch", "/api/lock", "/api/lock/events",
  ]

  /// Whether a path is about other devices and needs nothing of the library: they are shut out at any moment.
  static func isOfDevices(_ path: String) -> Bool {
    ["/api/lan", "/api/lan/authority", "/api/devices"].contains(path) || path.hasPrefix("/api/devices/")
  }

  private static let whileLocked: Set<String> = [
    UnlockRoutes.path, UnlockRoutes.startPath, "/api/unlock", "/api/unlock/recovery", "/api/microphones",
    "/api/microphones/check", "/api/microphones/check/sound", "/api/participants/check",
  ]
  private static let whileUndecided: Set<String> = [
    ProtectRoutes.path, "/api/protect", "/api/protect/confirm", "/api/protect/decline",
  ]
  /// What follows the identifier of the interview that is being recorded.
  private static let ofRecording: Set<String> = [
    "lead", "handover", "events", "commands", "files", "media",
  ]

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    let isPage =
      request.method == .get && !path.hasPrefix("/api/")
      && request.headers[.accept]?.contains("text/html") == true
    if isPage { app.door.idle.touch() }
    if Self.always.contains(path) || Self.isOfDevices(path) { return try await next(request, context) }
    if app.door.isUndecided, !Self.whileUndecided.contains(path) {
      guard isPage else { throw WebError.undecided }
      return Response.redirect(to: ProtectRoutes.path)
    }
    if app.library.isLocked, await !passes(request, path) {
      guard isPage else { throw WebError.locked }
      // search words stay out of addresses
      let query = path == "/" ? "" : request.uri.query.map { "?\($0)" } ?? ""
      return Response.redirect(
        to: UnlockRoutes.path + Address.query([("next", path == "/" ? nil : path + query)]))
    }
    return try await next(request, context)
  }

  private func passes(_ request: Request, _ path: String) async -> Bool {
    if Self.whileLocked.contains(path) { return true }
    if path == "/start" { return request.uri.queryParameters["interview"] == nil }
    let steps = path.split(separator: "/").map(String.init)
    if request.method == .post, steps == ["api", "interviews"] { return true }
    let place = steps.first == "api" ? 1 : 0
    guard steps.count > place + 1, steps[place] == "interviews" else { return false }
    guard await app.interviews.live(steps[place + 1]) != nil else { return false }
    return steps.count == place + 2 ? place == 0 : Self.ofRecording.contains(steps[place + 2])
  }
}
