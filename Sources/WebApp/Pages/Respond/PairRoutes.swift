import Hummingbird

/// The pages and requests of pair.
struct PairRoutes: Sendable {
  static let path = "/pair"
  let app: WebServices

  func add(to router: Router<WebContext>) {}
}
