import Foundation
import Glibc

/// The addresses of this computer, and which of them other devices should use.
package enum NetworkAddresses {
  /// An address and the interface that has it.
  package struct Own: Hashable, Sendable {
    let interface: String
    let address: IPv4Address
  }

  /// All addresses in networks that are there, in the system's order. Lines to one other computer, such as a VPN's, and
  /// bridges without anybody on them are left out: no tablet is behind them.
  package static func all() -> [Own] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var next = first
    var found: [Own] = []
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let place = entry.ifa_addr,
        Int32(place.pointee.sa_family) == AF_INET,
        entry.ifa_flags & UInt32(IFF_RUNNING) != 0, entry.ifa_flags & UInt32(IFF_POINTOPOINT) == 0
      else { continue }
      let number = place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr.s_addr }
      if let address = IPv4Address(withUnsafeBytes(of: number) { Array($0) }) {
        found.append(Own(interface: String(cString: entry.ifa_name), address: address))
      }
    }
    return found
  }

  /// The interface of the default route with the lowest metric; `nil` without one.
  package static func defaultInterface() -> String? {
    let table = (try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) ?? ""
    let routes = table.split(separator: "\n").dropFirst().map { $0.split(whereSeparator: \.isWhitespace) }
    let open = routes.filter { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" }
    return open.min { Int($0[6]) ?? 0 < Int($1[6]) ?? 0 }.map { String($0[0]) }
  }

  /// The address to listen on: the one that was named, else the private one of the default route's interface, else the
  /// only private one there is.
  ///
  /// - Parameters:
  ///   - named: What somebody wrote; may be public, because it was said.
  ///   - own: The addresses of this computer.
  ///   - preferred: The interface of the default route.
  /// - Throws: `LanProblem` with what to do.
  package static func choose(
    named: String? = nil, from own: [Own] = all(), preferred: String? = defaultInterface()
  ) throws -> IPv4Address {
    if let named {
      // 127.0.0.1 has the interviewer's own pages, without TLS
      guard let address = IPv4Address(named), address.isOfOneComputer, named != "127.0.0.1" else {
        throw LanProblem.noAddress(named, own: own)
      }
      // every other address of the loopback network is this computer's as well
      guard address.isLoopback || own.contains(where: { $0.address == address }) else {
        throw LanProblem.notOwn(named, own: own)
      }
      return address
    }
    let possible = own.filter { $0.address.isPrivate }
    if let address = possible.first(where: { $0.interface == preferred })?.address { return address }
    let addresses = Set(possible.map(\.address))
    guard let only = addresses.first else { throw LanProblem.noNetwork(own: own) }
    guard addresses.count == 1 else { throw LanProblem.severalAddresses(own: possible) }
    return only
  }

  /// The name of this computer in its network, such as `kitchen.local`.
  static func localName(_ host: String = ProcessInfo.processInfo.hostName) -> String {
    let label = host.lowercased().prefix { $0 != "." }
    let isName =
      !label.isEmpty && label.utf8.count <= 63 && label != "localhost"
      && label.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
      && label.first != "-" && label.last != "-"
    return (isName ? String(label) : "leitfaden") + ".local"
  }
}
