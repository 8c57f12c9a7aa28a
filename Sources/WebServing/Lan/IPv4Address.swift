/// An address of the Internet Protocol, version 4.
package struct IPv4Address: Hashable, Sendable, CustomStringConvertible {
  /// The four bytes, the first one first.
  let bytes: [UInt8]

  /// The address of four bytes; `nil` for any other number of them.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 4 else { return nil }
    self.bytes = bytes
  }

  /// Reads four decimal numbers with points between them, without leading zeros, which some programs read as octal.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } && (part == "0" || part.first != "0")
        ? UInt8(part) : nil
    }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    self.bytes = bytes
  }

  /// The four numbers with points between them.
  package var description: String { bytes.map(String.init).joined(separator: ".") }

  /// Whether the address stays within this computer.
  var isLoopback: Bool { bytes[0] == 127 }

  /// Whether the address leads to one computer; 0.0.0.0, 255.255.255.255 and groups do not.
  var isOfOneComputer: Bool { (1..<224).contains(bytes[0]) }

  /// Whether only computers of the same network reach the address (RFC 1918, RFC 3927).
  var isPrivate: Bool { Self.privateRanges.contains { $0.contains(self) } }

  /// The ranges of private addresses.
  static let privateRanges = [
    Range([10, 0, 0, 0], mask: [255, 0, 0, 0]), Range([172, 16, 0, 0], mask: [255, 240, 0, 0]),
    Range([192, 168, 0, 0], mask: [255, 255, 0, 0]), Range([169, 254, 0, 0], mask: [255, 255, 0, 0]),
  ]

  /// A range of addresses.
  struct Range: Hashable, Sendable {
    /// The first address and the mask, four bytes each: what name constraints of a certificate hold (RFC 5280, 4.2.1.10).
    let bytes: [UInt8]

    init(_ first: [UInt8], mask: [UInt8]) { bytes = first + mask }

    /// The range of one address.
    init(_ only: IPv4Address) { bytes = only.bytes + [255, 255, 255, 255] }

    /// Whether an address lies in the range.
    func contains(_ address: IPv4Address) -> Bool {
      (0..<4).allSatisfy { address.bytes[$0] & bytes[$0 + 4] == bytes[$0] }
    }
  }
}
