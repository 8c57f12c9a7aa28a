package import Wording

/// Why other devices cannot be let in over the network.
package struct LanProblem: Error, Hashable, Sendable {
  /// Stable, in lower case.
  package let code: String
  /// What is wrong, and where: one sentence without a full stop.
  package let sentence: Sentence
  /// What to do.
  package let advice: Sentence?

  /// The sentence in English.
  package var message: String { sentence.english }
  /// What to do, in English.
  package var hint: String? { advice?.english }

  static func noAddress(_ text: String, own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-address",
      sentence: "“\(text.prefix(60))” is not an IPv4 address that another device could open",
      advice: "use one of these: \(words(own))")
  }

  static func notOwn(_ text: String, own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-address", sentence: "\(text) is not an address of this computer",
      advice: "use one of these: \(words(own))")
  }

  static func noNetwork(own: [NetworkAddresses.Own]) -> LanProblem {
    let others = own.filter { !$0.address.isLoopback && !$0.address.isPrivate }
    return LanProblem(
      code: "lan-no-network", sentence: "this computer has no private address in a network",
      advice: others.isEmpty
        ? "connect it to the network the tablet is in, or let the tablet make one (hotspot)"
        : "to be reachable from other networks as well, name one with --lan-address: \(words(others))")
  }

  static func severalAddresses(own: [NetworkAddresses.Own]) -> LanProblem {
    LanProblem(
      code: "lan-several", sentence: "this computer is in several networks: \(words(own))",
      advice: "name the address to use with --lan-address")
  }

  static func cannotListen(_ address: IPv4Address, _ why: any Error) -> LanProblem {
    LanProblem(
      code: "lan-listen",
      sentence: "other devices cannot be let in at \(address): \(String(describing: why))",
      advice: "check that the network is there, then try again")
  }

  static func certificate(_ file: String, _ why: any Error) -> LanProblem {
    LanProblem(
      code: "lan-certificate",
      sentence:
        "the certificate for other devices could not be read or written: \(file): \(String(describing: why))",
      advice: "check the permissions of that folder and the space on its disk")
  }

  private static func words(_ own: [NetworkAddresses.Own]) -> Sentence {
    let shown = own.filter { !$0.address.isLoopback }.map { "\($0.address) (\($0.interface))" }
    return shown.isEmpty ? "there is none" : "\(shown.joined(separator: ", "))"
  }
}
