import Hummingbird

/// The pages and requests of analysis.
struct AnalysisRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {}
}
