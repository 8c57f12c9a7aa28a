import Synchronization

/// The names under which this server answers, compared whole: a name that only begins alike is a stranger's
/// (DNS rebinding).
final class HostNames: Sendable {
  private let port = Mutex(0)

  /// Makes the names of a server whose port is not known yet: nothing is answered.
  init() {}

  /// Sets the port the server listens on.
  func listen(on number: Int) { port.withLock { $0 = number } }

  /// Whether `authority`, as a browser sent it, is this server.
  func contains(_ authority: String?) -> Bool {
    guard let authority else { return false }
    return names.contains(authority.lowercased())
  }

  /// Whether `origin` is a page of this server.
  func isOwn(origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return contains(String(origin.dropFirst(7)))
  }

  private var names: Set<String> {
    let port = port.withLock { $0 }
    return port == 0 ? [] : ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }
}
