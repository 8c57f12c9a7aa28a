import Documents
import Foundation
package import Guide

/// The name under which a guide is kept as it was: the SHA-256 of its JSON with sorted keys, 64 hexadecimal digits. It is always
/// computed from the content and compared with it before the guide is used; what a file claims is never believed.
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
    var hash = SHA256()
    hash.update(Array(json.utf8))
    return hash.hexadecimal()
  }

  /// Whether `json` is what was kept under this name, also by a version that took 32 digits.
  static func fits(_ fingerprint: String, json: String) -> Bool {
    fingerprint == (isOld(fingerprint) ? oldFingerprint(ofJSON: json) : Self.fingerprint(ofJSON: json))
  }

  /// Whether it is one of before: FNV-1a of 128 bits, which tells versions apart and proves nothing.
  static func isOld(_ fingerprint: String) -> Bool { fingerprint.utf8.count == 32 }

  static func oldFingerprint(ofJSON json: String) -> String {
    // Offset basis and prime of the 128-bit variant: http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    for byte in json.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
