import Hummingbird

/// How an address says that something is fetched although somebody did not agree to it. It is noted.
enum DespiteConsent {
  /// For the end of an address.
  static let field = "despite-consent=yes"

  /// Whether a request says so.
  static func isSaid(in request: Request) -> Bool {
    request.uri.queryParameters["despite-consent"] == "yes"
  }
}
