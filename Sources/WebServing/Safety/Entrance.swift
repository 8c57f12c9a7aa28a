/// Where a request comes in; a right that was given at one entrance opens nothing at the other.
package enum Entrance: Codable, Hashable, Sendable {
  /// This computer: its own pages, and a tablet whose port is forwarded by cable.
  case computer
  /// Another device in the same network, over TLS.
  case network
}
