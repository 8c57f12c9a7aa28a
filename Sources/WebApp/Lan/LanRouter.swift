import Hummingbird
import WebServing

/// The routes that other devices reach over the network: joining with a code and answering. What is not listed here is not
/// there, whoever asks; a new page of the interviewer's needs nothing to stay away from the network.
struct LanRouter: Sendable {
  let app: WebServices

  /// The routes of a listener that answers under these names.
  func router(_ hosts: HostNames) -> Router<WebContext> {
    let router = Router(context: WebContext.self)
    router.add(
      middleware: SafetyMiddleware(
        hosts: hosts, sessions: app.sessions, devices: app.devices, pages: app.pages, entrance: .network,
        uploads: app.uploads))
    app.assets.add(to: router)
    router.get("/") { _, _ in Response.redirect(to: PairRoutes.path) }
    PairRoutes(app: app).add(to: router)
    RespondRoutes(app: app).add(to: router)
    AnswerFileRoutes(app: app).add(toRespondent: router)
    GuideMediaRoutes(app: app).add(toRespondent: router)
    return router
  }
}

extension Lan<WebContext> {
  /// Switches it on with these routes; see there.
  func start(_ app: WebServices, at address: String? = nil, port: Int) async throws {
    try await start(at: address, port: port) { LanRouter(app: app).router($0) }
  }
}

extension LanState {
  /// The address as a link that brings a code along; in the fragment it reaches no server, log or referrer.
  func link(_ code: String) -> String { "\(address)\(PairRoutes.path)#\(code)" }
}
