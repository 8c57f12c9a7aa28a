import Crypto
import Documents
package import Foundation
import Glibc
import SwiftASN1
import X509

/// This computer's own authority: it certifies nothing but Leitfaden's server, under the name and the private addresses
/// that stand in its certificate as critical constraints. A device on which somebody installed it trusts it for nothing else.
///
/// Both files lie in the user's own data folder, not in the library: they belong to the computer, and a library may be
/// copied, sent, or lie on a stick.
package struct CertificateAuthority: Sendable {
  private let pair: CertificateFile
  private let folder: URL
  private let keep: KeepFile

  /// Days for which the server's certificate is good; browsers refuse more than 397.
  static let leafDays = 397.0
  /// So many days before its end a certificate is replaced.
  static let renewalDays = 30.0
  private static let years = 10.0
  private static let day = 86_400.0

  /// The usual folder: `leitfaden/tls` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  package static var usualFolder: URL {
    let named = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base =
      named.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(
        path: ".local/share", directoryHint: .isDirectory)
    return base.appending(path: "leitfaden/tls", directoryHint: .isDirectory)
  }

  /// Reads the authority, or makes one where there is none that may certify this name and address for long enough.
  ///
  /// One that does not fit any more is kept beside the new one: tablets may have it installed.
  ///
  /// - Throws: `LanProblem` when it cannot be read or written.
  init(
    in folder: URL, for name: String, _ address: IPv4Address, keep: @escaping KeepFile, now: Date = Date()
  ) throws {
    (self.folder, self.keep) = (folder, keep)
    // an address outside the private ranges has one of its own: naming it once must not void what tablets have installed
    let file = folder.appending(path: address.isPrivate ? "authority.pem" : "authority-\(address).pem")
    if let known = try CertificateFile.read(file), Self.covers(known.certificate, name, address, now) {
      pair = known
      return
    }
    let fresh: CertificateFile
    do {
      fresh = try Self.make(name, address, now)
    } catch {
      throw LanProblem.certificate(file.path, error)
    }
    rename(file.path, file.path + ".old")
    try fresh.write(to: file, keep)
    pair = fresh
  }

  /// The authority's own certificate, to be installed on a tablet, as PEM.
  var certificate: String {
    get throws { try pair.certificate.serializeAsPEM().pemString + "\n" }
  }

  /// The server's certificate: the known one when it still fits, else a new one.
  ///
  /// - Throws: `LanProblem` when it cannot be written.
  func server(_ name: String, _ address: IPv4Address, now: Date = Date()) throws -> CertificateFile {
    // one for each network, so that what a tablet accepted once holds when both come back
    let file = folder.appending(path: "server-\(address).pem")
    if let known = try CertificateFile.read(file), fits(known.certificate, name, address, now) {
      return known
    }
    let fresh: CertificateFile
    do {
      fresh = try issue(name, address, now)
    } catch {
      throw LanProblem.certificate(file.path, error)
    }
    try fresh.write(to: file, keep)
    return fresh
  }

  /// Whether a certificate ends so soon that it should be replaced.
  static func isEnding(_ certificate: Certificate, now: Date = Date()) -> Bool {
    certificate.notValidAfter < now.addingTimeInterval(renewalDays * day)
  }

  private static func covers(
    _ certificate: Certificate, _ name: String, _ address: IPv4Address, _ now: Date
  ) -> Bool {
    // one from the future is no reason for another: the clock is wrong, and tablets have it installed
    guard certificate.notValidAfter > now.addingTimeInterval((leafDays + renewalDays) * day),
      let constraints = try? certificate.extensions.nameConstraints,
      constraints.permittedDNSDomains.contains(name)
    else { return false }
    return constraints.permittedIPRanges.contains { range in
      let bytes = Array(range.bytes)
      return bytes.count == 8
        && IPv4Address.Range(Array(bytes[..<4]), mask: Array(bytes[4...])).contains(address)
    }
  }

  private func fits(_ certificate: Certificate, _ name: String, _ address: IPv4Address, _ now: Date) -> Bool {
    certificate.notValidBefore <= now && !Self.isEnding(certificate, now: now)
      && pair.certificate.publicKey.isValidSignature(certificate.signature, for: certificate)
      && (try? certificate.extensions.subjectAlternativeNames) == Self.names(name, address)
  }

  private static func names(_ name: String, _ address: IPv4Address) -> SubjectAlternativeNames {
    SubjectAlternativeNames([.dnsName(name), .ipAddress(ASN1OctetString(contentBytes: address.bytes[...]))])
  }

  private static func make(_ name: String, _ address: IPv4Address, _ now: Date) throws -> CertificateFile {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    let subject = try DistinguishedName { CommonName("Leitfaden on \(name)") }
    // tomorrow's network has another private address, and the tablet should know the authority still
    let ranges = IPv4Address.privateRanges + (address.isPrivate ? [] : [.init(address)])
    let certificate = try Certificate(
      version: .v3, serialNumber: .init(), publicKey: key.publicKey,
      notValidBefore: now.addingTimeInterval(-day), notValidAfter: now.addingTimeInterval(years * 365 * day),
      issuer: subject, subject: subject,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
        Critical(KeyUsage(keyCertSign: true))
        // for no mail and no programs
        try ExtendedKeyUsage([.serverAuth])
        Critical(
          NameConstraints(
            permittedDNSDomains: [name],
            permittedIPRanges: ranges.map { ASN1OctetString(contentBytes: $0.bytes[...]) }))
        SubjectKeyIdentifier(keyIdentifier: identifier(of: key))
      }, issuerPrivateKey: key)
    return CertificateFile(certificate, key: key)
  }

  private func issue(_ name: String, _ address: IPv4Address, _ now: Date) throws -> CertificateFile {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    // a clock that is a little behind must not refuse it
    let begin = now.addingTimeInterval(-Self.day)
    let certificate = try Certificate(
      version: .v3, serialNumber: .init(), publicKey: key.publicKey,
      notValidBefore: begin, notValidAfter: begin.addingTimeInterval(Self.leafDays * Self.day),
      issuer: pair.certificate.subject, subject: try DistinguishedName { CommonName(name) },
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
        try ExtendedKeyUsage([.serverAuth])
        Self.names(name, address)
        AuthorityKeyIdentifier(keyIdentifier: Self.identifier(of: pair.key))
      }, issuerPrivateKey: pair.key)
    return CertificateFile(certificate, key: key)
  }

  private static func identifier(of key: Certificate.PrivateKey) -> ArraySlice<UInt8> {
    var hash = Documents.SHA256()
    hash.update(key.publicKey.subjectPublicKeyInfoBytes)
    return hash.digest()[..<20]
  }
}
