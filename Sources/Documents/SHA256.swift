import Crypto

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
package struct SHA256: Sendable {
  private var hash = Crypto.SHA256()

  /// Begins with nothing.
  package init() {}

  /// Takes in more bytes.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    let isTaken: Void? = bytes.withContiguousStorageIfAvailable {
      hash.update(bufferPointer: UnsafeRawBufferPointer($0))
    }
    if isTaken == nil { hash.update(data: Array(bytes)) }
  }

  /// The digest of all bytes so far, 64 hexadecimal digits in lower case.
  package func hexadecimal() -> String {
    hash.finalize().map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
