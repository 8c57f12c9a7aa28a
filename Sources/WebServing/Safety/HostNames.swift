import Synchronization

/// The names under which a listener answers, compared whole: a name that only begins alike is a stranger's
/// (DNS rebinding).
package final class HostNames: Sendable {
  private struct State {
    var names: Set<String> = []
    var scheme = ""
    /// What every program of this computer answers to as well: no page is there.
    var shared: Set<String> = []
    /// Where the pages are, without a slash at the end.
    var origin = ""
  }

  private let state = Mutex(State())

  /// Makes the names of a listener whose port is not known yet: nothing is answered.
  package init() {}

  /// Sets the port of the listener on loopback, and the one host of its pages.
  package func listen(on port: Int, as name: OwnName) {
    let shared: Set = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
    let own = "\(name.host):\(port)"
    state.withLock {
      $0 = State(
        names: name == .shared ? shared : [own], scheme: "http", shared: name == .shared ? [] : shared,
        origin: "http://\(own)")
    }
  }

  /// Sets the names with their port, in lower case, and the scheme of the pages.
  func listen(as names: Set<String>, scheme: String) {
    state.withLock { $0 = State(names: names, scheme: scheme) }
  }

  /// Where the pages are, without a slash at the end; for those only who may know it.
  package var origin: String { state.withLock { $0.origin } }

  /// Whether `authority`, as a browser sent it, is this listener.
  package func contains(_ authority: String?) -> Bool {
    guard let authority else { return false }
    return state.withLock { $0.names.contains(authority.lowercased()) }
  }

  /// Whether `authority` is one that Leitfaden shares with every program of this computer, so that no page is there.
  package func isShared(_ authority: String?) -> Bool {
    guard let authority else { return false }
    return state.withLock { $0.shared.contains(authority.lowercased()) }
  }

  /// Whether `origin` is a page of this listener.
  package func isOwn(origin: String?) -> Bool {
    let start = state.withLock { $0.scheme } + "://"
    guard let origin, origin.hasPrefix(start) else { return false }
    return contains(String(origin.dropFirst(start.count)))
  }
}
