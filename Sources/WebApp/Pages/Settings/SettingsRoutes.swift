import Hummingbird

/// The pages and requests of settings.
struct SettingsRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
