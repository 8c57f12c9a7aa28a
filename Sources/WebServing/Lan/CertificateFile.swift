import Documents
import Foundation
import SwiftASN1
import X509

/// A certificate and its private key in one PEM file that only its owner may read.
struct CertificateFile: Sendable {
  let certificate: Certificate
  let key: Certificate.PrivateKey

  /// Makes a pair.
  init(_ certificate: Certificate, key: Certificate.PrivateKey) {
    (self.certificate, self.key) = (certificate, key)
  }

  /// The certificate as it travels (DER).
  var bytes: [UInt8] { get throws { try certificate.serializeAsPEM().derBytes } }

  /// The key as PEM.
  var keyText: String { get throws { try key.serializeAsPEM().pemString } }

  /// The SHA-256 of the certificate, 64 digits in groups of four.
  var fingerprint: String {
    var hash = SHA256()
    hash.update((try? bytes) ?? [])
    let digits = Array(hash.hexadecimal().uppercased())
    return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<$0 + 4]) }.joined(separator: " ")
  }

  /// Reads a file; `nil` when there is none, or it does not hold a certificate and its key.
  ///
  /// - Throws: `LanProblem` when it is there and cannot be read: it may be whole, and must not be replaced.
  static func read(_ file: URL) throws -> CertificateFile? {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch CocoaError.fileReadInapplicableStringEncoding {
      return nil
    } catch {
      throw LanProblem.certificate(file.path, error)
    }
    guard let documents = try? PEMDocument.parseMultiple(pemString: text),
      let first = documents.first(where: { $0.discriminator == "CERTIFICATE" }),
      let second = documents.first(where: { $0.discriminator.hasSuffix("PRIVATE KEY") }),
      let certificate = try? Certificate(pemDocument: first),
      let key = try? Certificate.PrivateKey(pemDocument: second), key.publicKey == certificate.publicKey
    else { return nil }
    return CertificateFile(certificate, key: key)
  }

  /// Writes the file, whole or not at all, for its owner only; on disk when this returns.
  ///
  /// - Throws: `LanProblem`.
  func write(to file: URL, _ keep: KeepFile) throws {
    do {
      let text = try certificate.serializeAsPEM().pemString + "\n" + key.serializeAsPEM().pemString + "\n"
      try keep(file, Data(text.utf8))
    } catch {
      throw LanProblem.certificate(file.path, error)
    }
  }
}
