import Hummingbird

/// The pages and requests of respond.
struct RespondRoutes: Sendable {
  static let path = "/respond"
  let app: WebServices

  func add(to router: Router<WebContext>) {}
}
