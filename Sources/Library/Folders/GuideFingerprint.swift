import Foundation
package import Guide

/// The name under which a guide is kept as it was: 32 hexadecimal digits, the same on every machine and in every
/// run. It only has to tell versions apart (FNV-1a, 128 bits, over the JSON with sorted keys); it proves nothing.
package enum GuideFingerprint {
  /// The fingerprint of a guide.
  ///
  /// - Throws: When the guide holds a number that JSON cannot carry.
  package static func fingerprint(of guide: Guide) throws -> String { fingerprint(ofJSON: try json(guide)) }

  static func json(_ guide: Guide) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(guide), as: UTF8.self)
  }

  static func fingerprint(ofJSON json: String) -> String {
    // Offset basis and prime of the 128-bit variant: http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    for byte in json.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
