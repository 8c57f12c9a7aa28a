import Synchronization
import Timeline

/// Who was let in since the server started. Nothing of it is written to disk: a new start lets nobody in.
final class Sessions: Sendable {
  /// How long the address that is printed at the start lets somebody in, in nanoseconds.
  static let launchLife: Int64 = 60_000_000_000

  /// Name of the cookie; another one at each start, because cookies are shared by all ports of a computer.
  let cookieName: String

  private struct State {
    var launch: (token: String, until: MonotonicTime)?
    var visitors: [String: Visitor] = [:]
    var next = 1
  }

  private let state = Mutex(State())

  /// Makes an empty list.
  init() { cookieName = "leitfaden-\(Secret.token().prefix(8))" }

  /// A token that lets one browser in, once, within a minute. Any earlier one is void.
  func makeLaunchToken(now: MonotonicTime = .now()) -> String {
    let token = Secret.token()
    state.withLock { $0.launch = (token, now + Self.launchLife) }
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
      return Self.admit(.interviewer, &state)
    }
  }

  /// Lets a browser in with a role.
  ///
  /// - Returns: The cookie's value.
  func admit(_ role: Visitor.Role) -> String { state.withLock { Self.admit(role, &$0) } }

  /// Takes the right to come in from a visitor.
  func dismiss(_ visitor: Visitor) {
    state.withLock { state in state.visitors = state.visitors.filter { $0.value.id != visitor.id } }
  }

  /// Whether a visitor still has the right to be here: a stream that was opened before asks this again and again.
  func isKnown(_ visitor: Visitor) -> Bool {
    state.withLock { $0.visitors.values.contains { $0.id == visitor.id } }
  }

  /// Who the cookie belongs to.
  func visitor(_ cookie: String) -> Visitor? { state.withLock { $0.visitors[cookie] } }

  private static func admit(_ role: Visitor.Role, _ state: inout State) -> String {
    let cookie = Secret.token()
    state.visitors[cookie] = Visitor(id: state.next, role: role, changeToken: Secret.token())
    state.next += 1
    return cookie
  }
}
