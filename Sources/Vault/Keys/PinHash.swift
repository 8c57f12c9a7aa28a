import Crypto
import CryptoExtras
import Foundation

/// What is kept of a PIN: a salted scrypt hash. It slows down whoever reads the program's memory; who only types is slowed
/// down by pauses.
package struct PinHash: Sendable {
  /// 16 MiB and a twentieth of a second on a small computer.
  package static let usualWork = 14

  private let salt: [UInt8]
  private let hash: SymmetricKey
  private let work: Int

  /// Hashes a PIN.
  ///
  /// - Parameter work: The power of two of scrypt's cost.
  /// - Throws: What the cryptography throws when memory is short.
  package init(_ pin: String, work: Int = usualWork) throws {
    salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    self.work = work
    hash = try Self.hash(pin, salt, work)
  }

  /// Whether this is the PIN; takes as long for a wrong one as for the right one.
  package func matches(_ pin: String) -> Bool {
    // keys are compared in constant time
    (try? Self.hash(pin, salt, work)) == hash
  }

  private static func hash(_ pin: String, _ salt: [UInt8], _ work: Int) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: Array(pin.utf8), salt: salt, outputByteCount: 32, rounds: 1 << work, blockSize: 8, parallelism: 1)
  }
}
