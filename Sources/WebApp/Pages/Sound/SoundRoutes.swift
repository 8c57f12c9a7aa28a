import Hummingbird

/// The pages and requests of sound.
struct SoundRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
