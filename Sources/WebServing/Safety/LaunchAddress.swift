/// The address that lets one browser in, once, within a minute.
package struct LaunchAddress: Hashable, Sendable {
  /// For people: to be read, copied and opened. The token stands in the fragment, which reaches no server, log or referrer.
  package let printed: String
  /// For a browser's command line, which other users of this computer can read while it runs: Leitfaden's own host is not in
  /// it, and its token is worth nothing once the browser was led on.
  package let opened: String

  /// Name of the token in an address that a command line holds.
  package static let field = "launch"

  /// The address of a server with this name and port.
  package init(name: OwnName, port: Int, token: String) {
    printed = "http://\(name.host):\(port)/#\(token)"
    opened = name == .shared ? printed : "http://127.0.0.1:\(port)/?\(Self.field)=\(token)"
  }
}
