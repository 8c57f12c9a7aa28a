/// Identifiers for formats that want a GUID for everything, made of what the thing is: the same thing has the same one
/// in every export, so that a program that imports a second time recognises it.
package enum DerivedGUID {
  /// A UUID of version 8 (RFC 9562: made in a way of one's own) from the SHA-256 of `name`, in lower case.
  package static func text(_ name: String) -> String {
    var hash = SHA256()
    hash.update(Array(name.utf8))
    var digits = Array(hash.hexadecimal().prefix(32))
    digits[12] = "8"
    // the variant: two bits, 10
    digits[16] = ["8", "9", "a", "b"][(digits[16].hexDigitValue ?? 0) & 3]
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(digits[$0]) }.joined(separator: "-")
  }
}
