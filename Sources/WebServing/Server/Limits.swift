import Hummingbird
package import HummingbirdCore

/// What no request may take more of, so that none of them can hold up the recording or the other pages.
package enum Limits {
  /// Connections at the same time; the next one waits until one ends. Well below the open files a process may have.
  package static let connections = 512

  /// The same for devices in the network, so that they cannot take the place of this computer's own pages.
  static let lanConnections = 64

  /// How long the beginning of TLS may take, in seconds.
  static let handshake: Int64 = 10

  /// Bytes of the body of a request, unless its route takes files.
  package static let body = 1_048_576

  /// Bytes of all header fields of a request.
  static let header = 16_384

  /// How long a connection may be silent before a request, within its header or within its body, in seconds. A page that
  /// listens to events is not silent: its request is complete.
  static let silence: Int64 = 30

  /// The limits of one connection.
  package static var connection: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      idleTimeout: .seconds(silence),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: header, maxHeaderListSize: header, maxHeaderFieldCount: 100))
  }
}
