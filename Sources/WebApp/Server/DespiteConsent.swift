import Hummingbird

/// How an address says that something is fetched although somebody did not agree to it. It is noted.
enum DespiteConsent {
  private static let name = "despite-consent"
  /// For the end of an address.
  static let field = "\(name)=yes"

  /// Whether a request says so.
  static func isSaid(in request: Request) -> Bool {
    request.uri.queryParameters[Substring(name)] == "yes"
  }
}
