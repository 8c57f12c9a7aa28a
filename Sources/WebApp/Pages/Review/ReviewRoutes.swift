import Hummingbird

/// The pages and requests of review.
struct ReviewRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
