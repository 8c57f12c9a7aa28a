/// Why other devices cannot be let in over the network.
package struct LanProblem: Error, Hashable, Sendable {
  /// Stable, in lower case; pages say it in German by this code.
  let code: String
  /// What is wrong, and where: one sentence without a full stop.
  package let message: String
  /// What to do.
  package let hint: String?

  static func noAddress(_ text: String, own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-address", message: "“\(text.prefix(60))” is no IPv4 address that another device could open",
      hint: "use one of these: \(words(own))")
  }

  static func notOwn(_ text: String, own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-address", message: "\(text) is no address of this computer",
      hint: "use one of these: \(words(own))")
  }

  static func noNetwork(own: [NetworkAddresses.Own]) -> LanProblem {
    let others = own.filter { !$0.address.isLoopback && !$0.address.isPrivate }
    return LanProblem(
      code: "lan-no-network", message: "this computer has no private address in a network",
      hint: others.isEmpty
        ? "connect it to the network the tablet is in, or let the tablet make one (hotspot)"
        : "to be reachable from other networks as well, name one with --lan-address: \(words(others))")
  }

  static func severalAddresses(own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-several", message: "this computer is in several networks: \(words(own))",
      hint: "name the address to use with --lan-address")
  }

  static func cannotListen(_ address: IPv4Address, _ why: any Error) -> LanProblem {
    LanProblem(
      code: "lan-listen", message: "other devices cannot be let in at \(address): \(why)",
      hint: "look whether the network is there, then try again")
  }

  static func certificate(_ file: String, _ why: any Error) -> LanProblem {
    LanProblem(
      code: "lan-certificate",
      message: "the certificate for other devices could not be read or written: \(file): \(why)",
      hint: "look at the rights of that folder and at the room on its disk")
  }

  private static func words(_ own: [NetworkAddresses.Own]) -> String {
    let shown = own.filter { !$0.address.isLoopback }.map { "\($0.address) (\($0.interface))" }
    return shown.isEmpty ? "there is none" : shown.joined(separator: ", ")
  }
}
