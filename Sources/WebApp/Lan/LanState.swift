/// What pages show of the network.
struct LanState: Encodable, Hashable, Sendable {
  /// Whether devices can come in.
  var isOn = false
  /// `https://192.168.1.20:8123`
  var address = ""
  /// The same by this computer's name, `https://kitchen.local:8123`.
  var named = ""
  /// The SHA-256 of the server's certificate in groups of four digits, as browsers show it.
  var fingerprint = ""
  /// When the certificate ends, as ISO 8601; empty while nobody can come in.
  var until = ""
  /// What is wrong, and what to do, in the page's language; empty when nothing is.
  var problem = ""

  /// The address as a link that brings a code along; in the fragment it reaches no server, log or referrer.
  func link(_ code: String) -> String { "\(address)\(PairRoutes.path)#\(code)" }
}
