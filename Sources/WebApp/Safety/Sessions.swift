import Documents
import Synchronization
import Timeline
import WebServing

/// The browsers of interviewers on this computer that were let in, as they outlive the process that let them in.
struct KeptSessions: Codable, Equatable, Sendable {
  /// So many browsers; those that came first are forgotten.
  static let most = 100

  var cookieName: String
  /// The printed address that nobody has opened yet.
  var launch: Launch?
  /// By the SHA-256 of their cookie.
  var visitors: [String: Visitor]
}

/// The token of a printed address, and how long it is good for.
struct Launch: Codable, Equatable, Sendable {
  var token: String
  var until: MonotonicTime
}

/// Who was let in since the server started. Nothing of it is written to disk: a new start lets nobody in, unless it takes the
/// place of one that died.
final class Sessions: Sendable {
  /// How long the address that is printed at the start lets somebody in, in nanoseconds.
  static let launchLife: Int64 = 60_000_000_000

  /// Name of the cookie; another one at each start, because cookies are shared by all ports of a computer.
  let cookieName: String

  private struct State {
    var launch: Launch?
    /// By the SHA-256 of their cookie: nobody's memory image gives the cookies away.
    var visitors: [String: Visitor] = [:]
    var next = 1
  }

  private let state: Mutex<State>
  private let keep: @Sendable (KeptSessions) -> Void

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - survived: Who was let in by the process before, which died.
  ///   - keep: Called after each change of what shall survive.
  init(survived: KeptSessions? = nil, keep: @escaping @Sendable (KeptSessions) -> Void = { _ in }) {
    cookieName = survived?.cookieName ?? "leitfaden-\(Secret.token().prefix(8))"
    self.keep = keep
    var start = State(launch: survived?.launch, visitors: survived?.visitors ?? [:])
    start.next = (start.visitors.values.map(\.id).max() ?? 0) + 1
    state = Mutex(start)
  }

  /// Hands on what shall survive. Who answers on a handed-over device comes back with a new hand-over only.
  private func tell(_ state: State) {
    let own = state.visitors.filter { $0.value.isInterviewer && $0.value.entrance == .computer }
    let newest = own.sorted { $0.value.id > $1.value.id }.prefix(KeptSessions.most)
    keep(
      KeptSessions(
        cookieName: cookieName, launch: state.launch,
        visitors: Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })))
  }

  /// Name of the cookie at an entrance. A browser takes one with this prefix over TLS only, and from nobody else.
  func cookieName(at entrance: Entrance) -> String {
    entrance == .network ? "__Host-\(cookieName)" : cookieName
  }

  /// `Set-Cookie` for a browser that was let in.
  func setCookie(_ value: String, at entrance: Entrance = .computer) -> String {
    "\(cookieName(at: entrance))=\(value); Path=/; HttpOnly; SameSite=Strict"
      + (entrance == .network ? "; Secure" : "")
  }

  /// A token that lets one browser in, once, within a minute. Any earlier one is void.
  func makeLaunchToken(now: MonotonicTime = .now()) -> String {
    let token = Secret.token()
    state.withLock { state in
      state.launch = Launch(token: token, until: now + Self.launchLife)
      tell(state)
    }
    return token
  }

  /// Spends the launch token.
  ///
  /// - Returns: The cookie's value, or `nil` when the token is wrong, spent or too old.
  func enter(_ token: String, now: MonotonicTime = .now()) -> String? {
    state.withLock { state in
      guard let launch = state.launch, Secret.equal(launch.token, token), launch.until - now > 0 else {
        return nil
      }
      state.launch = nil
      defer { tell(state) }
      return Self.admit(.interviewer, .computer, &state)
    }
  }

  /// Exchanges the launch token for a new one: on its way through the command line of a browser other users see the first.
  ///
  /// - Returns: The new one, good for as long again, or `nil` when the token is wrong, spent or too old.
  func exchange(_ token: String, now: MonotonicTime = .now()) -> String? {
    state.withLock { state in
      guard let launch = state.launch, Secret.equal(launch.token, token), launch.until - now > 0 else {
        return nil
      }
      let fresh = Secret.token()
      state.launch = Launch(token: fresh, until: now + Self.launchLife)
      tell(state)
      return fresh
    }
  }

  /// Lets a browser in with a role.
  ///
  /// - Returns: The cookie's value.
  func admit(_ role: Visitor.Role, at entrance: Entrance = .computer) -> String {
    state.withLock { state in
      defer { tell(state) }
      return Self.admit(role, entrance, &state)
    }
  }

  /// Takes the right to come in from a visitor.
  func dismiss(_ visitor: Visitor) { dismiss(visitor.id) }

  /// The same by its identifier.
  func dismiss(_ id: Int) {
    state.withLock { state in
      state.visitors = state.visitors.filter { $0.value.id != id }
      tell(state)
    }
  }

  /// Takes it from all of them.
  func dismissAll() {
    state.withLock { state in
      state.visitors = [:]
      tell(state)
    }
  }

  /// Whether a visitor still has the right to be here: a stream that was opened before asks this again and again.
  func isKnown(_ visitor: Visitor) -> Bool {
    state.withLock { $0.visitors.values.contains { $0.id == visitor.id } }
  }

  /// Who the cookie belongs to; nobody at an entrance where it was not given.
  func visitor(_ cookie: String, at entrance: Entrance = .computer) -> Visitor? {
    let visitor = state.withLock { $0.visitors[Self.hash(cookie)] }
    return visitor?.entrance == entrance ? visitor : nil
  }

  private static func admit(_ role: Visitor.Role, _ entrance: Entrance, _ state: inout State) -> String {
    let cookie = Secret.token()
    state.visitors[hash(cookie)] = Visitor(
      id: state.next, role: role, entrance: entrance, changeToken: Secret.token())
    state.next += 1
    return cookie
  }

  private static func hash(_ cookie: String) -> String {
    var hash = SHA256()
    hash.update(cookie.utf8)
    return hash.hexadecimal()
  }
}
