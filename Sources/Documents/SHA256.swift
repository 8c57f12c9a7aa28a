/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
package struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  /// Begins with nothing.
  package init() {}

  /// Takes in more bytes.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
    if done == nil { Array(bytes).withUnsafeBytes { update($0) } }
  }

  /// Takes in more bytes without keeping them: for hours of sound.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      guard rest.count == 64 else { return }
      state = rest.withUnsafeBytes { Self.taking($0, state) }
      rest = []
    }
    let blocks = (bytes.count - start) / 64 * 64
    state = Self.taking(UnsafeRawBufferPointer(rebasing: bytes[start..<start + blocks]), state)
    rest.append(contentsOf: bytes[(start + blocks)...])
  }

  /// The digest of all bytes so far, 64 hexadecimal digits in lower case.
  package func hexadecimal() -> String {
    var last = rest + [0x80]
    while last.count % 64 != 56 { last.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      last.append(UInt8(truncatingIfNeeded: (count &* 8) >> shift))
    }
    let final = last.withUnsafeBytes { Self.taking($0, state) }
    return (0..<8).map { index in
      let digits = String(final[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The state after whole blocks. The words of a block are kept in one buffer for all of them: an array for each
  /// would cost more than the arithmetic.
  private static func taking(_ blocks: UnsafeRawBufferPointer, _ before: SIMD8<UInt32>) -> SIMD8<UInt32> {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      constants.withUnsafeBufferPointer { constants in
        var state = before
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            let word = blocks.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
            words[index] = UInt32(bigEndian: word)
          }
          state &+= rounds(words, constants, state)
        }
        return state
      }
    }
  }

  @inline(__always)
  private static func rounds(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
    _ state: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    for index in 16..<64 {
      let (one, other) = (words[index - 15], words[index - 2])
      let small = turn(one, 7) ^ turn(one, 18) ^ (one >> 3)
      let large = turn(other, 17) ^ turn(other, 19) ^ (other >> 10)
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight at a time, so that the letters change their places by name and not by being moved.
    for index in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, constants[index] &+ words[index])
      round(h, a, b, &c, d, e, f, &g, constants[index + 1] &+ words[index + 1])
      round(g, h, a, &b, c, d, e, &f, constants[index + 2] &+ words[index + 2])
      round(f, g, h, &a, b, c, d, &e, constants[index + 3] &+ words[index + 3])
      round(e, f, g, &h, a, b, c, &d, constants[index + 4] &+ words[index + 4])
      round(d, e, f, &g, h, a, b, &c, constants[index + 5] &+ words[index + 5])
      round(c, d, e, &f, g, h, a, &b, constants[index + 6] &+ words[index + 6])
      round(b, c, d, &e, f, g, h, &a, constants[index + 7] &+ words[index + 7])
    }
    return SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    let first = h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ ((e & f) ^ (~e & g)) &+ word
    d &+= first
    h = first &+ (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  @inline(__always)
  private static func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word &>> by | word &<< (32 &- by) }
}
