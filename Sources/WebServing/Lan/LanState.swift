/// What pages show of the network.
package struct LanState: Encodable, Hashable, Sendable {
  /// Whether devices can come in.
  package var isOn = false
  /// `https://192.168.1.20:8123`
  package var address = ""
  /// The same by this computer's name, `https://kitchen.local:8123`.
  package var named = ""
  /// The SHA-256 of the server's certificate in groups of four digits, as browsers show it.
  package var fingerprint = ""
  /// When the certificate ends, as ISO 8601; empty while nobody can come in.
  package var until = ""
  /// What is wrong, and what to do, in the page's language; empty when nothing is.
  package var problem = ""

  /// Nothing: nobody can come in.
  package init() {}
}
