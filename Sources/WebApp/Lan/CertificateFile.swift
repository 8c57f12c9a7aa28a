import Documents
import Foundation
import Glibc
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

  /// Reads a file; `nil` when there is none or it does not hold a certificate and its key.
  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let documents = try? PEMDocument.parseMultiple(pemString: text),
      let first = documents.first(where: { $0.discriminator == "CERTIFICATE" }),
      let second = documents.first(where: { $0.discriminator.hasSuffix("PRIVATE KEY") }),
      let certificate = try? Certificate(pemDocument: first),
      let key = try? Certificate.PrivateKey(pemDocument: second), key.publicKey == certificate.publicKey
    else { return nil }
    self.init(certificate, key: key)
  }

  /// Writes the file, whole or not at all; on disk when this returns.
  ///
  /// - Throws: `LanProblem`.
  func write(to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(file.lastPathComponent).\(getpid()).new")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let text = try certificate.serializeAsPEM().pemString + "\n" + key.serializeAsPEM().pemString + "\n"
      unlink(temporary.path)
      defer { unlink(temporary.path) }
      let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.synchronize()
      guard rename(temporary.path, file.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      throw LanProblem.certificate(file.path, error)
    }
  }
}
