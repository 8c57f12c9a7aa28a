import Hummingbird

/// The pages and requests of start.
struct StartRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
