import Foundation
import HTTPTypes
import Hummingbird
import Library
import WebServing
import Wording

/// Says of every request that needs the library when its folder was moved away or its disk unplugged. What belongs to the
/// interview that is being recorded passes: its sound and its events go on into the files that are open.
struct LibraryInPlace: RouterMiddleware {
  let app: WebServices

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if await !passes(request) {
      let library = app.library
      guard try await Blocking.run({ library.isInPlace }) else { throw WebError.libraryGone(library.folder) }
    }
    return try await next(request, context)
  }

  /// Whether a request needs no library.
  private func passes(_ request: Request) async -> Bool {
    if LockedLibrary.isOfDevices(request.uri.path) { return true }
    let steps = request.uri.path.split(separator: "/").map(String.init)
    if steps == ["api", "clock"] || steps == ["api", "view"] { return true }
    let place = steps.first == "api" ? 1 : 0
    guard steps.count > place + 2, steps[place] == "interviews" else { return false }
    return await app.interviews.live(steps[place + 1]) != nil
  }
}

extension WebError {
  /// What every page says when the library is not where it was.
  static func libraryGone(_ folder: URL) -> WebError {
    WebError(
      status: .serviceUnavailable, "library-gone", "the library \(folder.path) is no longer there",
      hint: "plug its disk in or put the folder back, or start Leitfaden with another library")
  }
}
