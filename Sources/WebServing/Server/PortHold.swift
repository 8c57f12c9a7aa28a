import Glibc

/// Keeps a port of [::1] from everybody while the server answers on 127.0.0.1. A host under `.localhost` is either to a browser:
/// whoever listened there would be Leitfaden to it, and get its cookies. Nobody is answered there; connections are refused, and
/// the browser goes on to 127.0.0.1.
package final class PortHold: Sendable {
  /// The port that is held; 0 when any will do and this computer has no IPv6, so that nobody can listen there either.
  package let port: Int
  private let socket: Int32

  /// Why a port cannot be held.
  package struct Failure: Error, CustomStringConvertible {
    let port: Int
    /// A number of `errno`.
    let number: Int32
    /// The address and what the system says.
    package var description: String { "[::1]:\(port): \(String(cString: strerror(number)))" }
  }

  private static let withoutIPv6: Set<Int32> = [EAFNOSUPPORT, EPROTONOSUPPORT, EADDRNOTAVAIL]

  /// Holds a port.
  ///
  /// - Parameter port: 0 for any free one.
  /// - Throws: `Failure` when it is another program's.
  package init(_ port: Int) throws {
    // not SO_REUSEADDR: with it two programs may have the same port as long as none of them listens
    let socket = Glibc.socket(
      AF_INET6, Int32(SOCK_STREAM.rawValue) | Int32(bitPattern: SOCK_CLOEXEC.rawValue), 0)
    var number = socket < 0 ? errno : 0
    var address = sockaddr_in6()
    if number == 0 { number = Self.bind(socket, port, &address) }
    if number != 0, socket >= 0 { Glibc.close(socket) }
    guard number == 0 || Self.withoutIPv6.contains(number) else { throw Failure(port: port, number: number) }
    self.port = number == 0 ? Int(in_port_t(bigEndian: address.sin6_port)) : port
    self.socket = number == 0 ? socket : -1
  }

  /// - Returns: 0, or a number of `errno`.
  private static func bind(_ socket: Int32, _ port: Int, _ address: inout sockaddr_in6) -> Int32 {
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(port).bigEndian
    address.sin6_addr = in6addr_loopback
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        Glibc.bind(socket, place, length) == 0 && getsockname(socket, place, &length) == 0 ? 0 : errno
      }
    }
  }

  /// Lets go of the port; called once, when the server has ended.
  package func release() { if socket >= 0 { Glibc.close(socket) } }
}
