import Hummingbird

/// The pages and requests of lead.
struct LeadRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
