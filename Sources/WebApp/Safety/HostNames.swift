import Synchronization

/// The names under which a listener answers, compared whole: a name that only begins alike is a stranger's
/// (DNS rebinding).
final class HostNames: Sendable {
  private let state = Mutex<(names: Set<String>, scheme: String)>(([], ""))

  /// Makes the names of a listener whose port is not known yet: nothing is answered.
  init() {}

  /// Sets the port of the listener on loopback.
  func listen(on port: Int) {
    listen(as: ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"], scheme: "http")
  }

  /// Sets the names with their port, in lower case, and the scheme of the pages.
  func listen(as names: Set<String>, scheme: String) { state.withLock { $0 = (names, scheme) } }

  /// Whether `authority`, as a browser sent it, is this listener.
  func contains(_ authority: String?) -> Bool {
    guard let authority else { return false }
    return state.withLock { $0.names.contains(authority.lowercased()) }
  }

  /// Whether `origin` is a page of this listener.
  func isOwn(origin: String?) -> Bool {
    let start = state.withLock { $0.scheme } + "://"
    guard let origin, origin.hasPrefix(start) else { return false }
    return contains(String(origin.dropFirst(start.count)))
  }
}
