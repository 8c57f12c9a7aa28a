import Hummingbird

/// The pages and requests of handover.
struct HandoverRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
