/// Bech32 (BIP 173) without its limit of 90 characters: how age writes keys, with a checksum against slips of the pen.
enum Bech32 {
  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  /// The text of some bytes after a prefix, in lower case.
  static func text(_ bytes: [UInt8], prefix: String) -> String {
    let values = regrouped(bytes, from: 8, to: 5, isPadded: true) ?? []
    let all = values + checksum(prefix, values)
    return prefix + "1" + String(decoding: all.map { alphabet[Int($0)] }, as: UTF8.self)
  }

  /// The prefix, in lower case, and the bytes of a text; `nil` when it is damaged or of mixed case.
  static func read(_ text: String) -> (prefix: String, bytes: [UInt8])? {
    let small = text.lowercased()
    guard text == small || text == text.uppercased(), let end = small.lastIndex(of: "1"),
      end > small.startIndex
    else { return nil }
    let prefix = String(small[..<end])
    let values = small[small.index(after: end)...].utf8.compactMap {
      alphabet.firstIndex(of: $0).map(UInt8.init)
    }
    guard prefix.utf8.allSatisfy({ (33...126).contains($0) }), values.count >= 6,
      values.count == small.utf8.count - prefix.utf8.count - 1,
      polymod(expanded(prefix) + values) == 1,
      let bytes = regrouped(Array(values.dropLast(6)), from: 5, to: 8, isPadded: false)
    else { return nil }
    return (prefix, bytes)
  }

  private static func checksum(_ prefix: String, _ values: [UInt8]) -> [UInt8] {
    let sum = polymod(expanded(prefix) + values + [0, 0, 0, 0, 0, 0]) ^ 1
    return (0..<6).map { UInt8(truncatingIfNeeded: sum >> (5 * (5 - $0)) & 31) }
  }

  private static func expanded(_ prefix: String) -> [UInt8] {
    prefix.utf8.map { $0 >> 5 } + [0] + prefix.utf8.map { $0 & 31 }
  }

  private static func polymod(_ values: [UInt8]) -> UInt32 {
    let generator: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]
    var sum: UInt32 = 1
    for value in values {
      let top = sum >> 25
      sum = (sum & 0x1ff_ffff) << 5 ^ UInt32(value)
      for bit in 0..<5 where top >> UInt32(bit) & 1 == 1 { sum ^= generator[bit] }
    }
    return sum
  }

  /// The same bits in groups of another size; `nil` when more than padding is left over.
  private static func regrouped(_ values: [UInt8], from: UInt32, to: UInt32, isPadded: Bool) -> [UInt8]? {
    var (pool, bits): (UInt32, UInt32) = (0, 0)
    var groups: [UInt8] = []
    let mask: UInt32 = 1 << to - 1
    for value in values {
      pool = pool << from | UInt32(value)
      bits += from
      while bits >= to {
        bits -= to
        groups.append(UInt8(truncatingIfNeeded: pool >> bits & mask))
      }
      pool &= 1 << bits - 1
    }
    if isPadded {
      if bits > 0 { groups.append(UInt8(truncatingIfNeeded: pool << (to - bits) & mask)) }
    } else if bits >= from || pool != 0 {
      return nil
    }
    return groups
  }
}
