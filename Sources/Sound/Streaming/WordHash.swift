/// FNV-1a over little-endian words of 8 bytes (the last one filled with zeros) and the length: tells whether bytes are
/// still the same. Against accidents, not against people.
struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes the bytes in.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// The same.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var at = 0
    while at &+ 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      at &+= 8
    }
    var last: UInt64 = 0
    for (index, byte) in bytes[at...].enumerated() { last |= UInt64(byte) << UInt64(8 * index) }
    mix(last)
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    // the high bits of a word reach only high bits of the product
    value ^= value >> 29
  }
}
