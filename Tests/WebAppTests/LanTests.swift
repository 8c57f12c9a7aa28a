import Foundation
import Hummingbird
import Library
import Testing
import X509

@testable import WebApp
@testable import WebServing

/// Other devices over the network: which certificate, which routes. `Tests/Browser/test_lan.py` goes there.
@Suite struct LanTests {
  private let day = 86_400.0

  private func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "leitfaden-tls-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  @Test
  func `A certificate is kept until its address or name changes or its end is near, and then made anew`()
    throws
  {
    try inFolder { folder in
      let here = try #require(IPv4Address("192.168.1.20"))
      let there = try #require(IPv4Address("10.0.0.7"))
      let now = Date(timeIntervalSince1970: 1_800_000_000)
      func server(_ address: IPv4Address, name: String = "kitchen.local", after days: Double) throws
        -> CertificateFile
      {
        let later = now.addingTimeInterval(days * day)
        return try CertificateAuthority(
          in: folder, for: name, address, keep: Files.keep, now: later
        ).server(name, address, now: later)
      }
      func authority() throws -> String {
        try String(contentsOf: folder.appending(path: "authority.pem"), encoding: .utf8)
      }
      let first = try server(here, after: 0)
      let made = try authority()
      let life = first.certificate.notValidAfter.timeIntervalSince(first.certificate.notValidBefore)
      #expect(life <= 397 * day)
      #expect(try server(here, after: 300).fingerprint == first.fingerprint)
      let renewed = try server(here, after: 370)
      #expect(renewed.fingerprint != first.fingerprint)
      let moved = try server(there, after: 370)
      #expect(moved.fingerprint != renewed.fingerprint)
      #expect(try server(here, after: 370).fingerprint == renewed.fingerprint, "home, office, home")
      // a clock that was set back, also by years
      #expect(try server(there, after: 0).fingerprint != moved.fingerprint)
      _ = try server(there, after: -9000)
      // one authority for all private networks: a tablet that knows it goes on knowing it
      #expect(try authority() == made)
      _ = try server(there, name: "office.local", after: 0)
      #expect(try authority() != made)
      let office = try authority()
      _ = try server(there, name: "office.local", after: 9 * 365)
      #expect(try authority() != office)
    }
  }

  @Test
  func `Files that do not hold a certificate and its key are replaced, and only the owner may read them`()
    throws
  {
    try inFolder { folder in
      let address = try #require(IPv4Address("192.168.1.20"))
      let files = ["authority.pem", "server-192.168.1.20.pem"].map { folder.appending(path: $0) }
      func make() throws -> CertificateFile {
        try CertificateAuthority(in: folder, for: "kitchen.local", address, keep: Files.keep)
          .server("kitchen.local", address)
      }
      let first = try make()
      for file in files {
        try Data("-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----\n".utf8).write(to: file)
        let next = try make()
        #expect(next.fingerprint != first.fingerprint)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
      }
      // the key of one with the certificate of the other
      let other = try #require(try CertificateFile.read(files[0]))
      try CertificateFile(first.certificate, key: other.key).write(to: files[1], Files.keep)
      #expect(try CertificateFile.read(files[1]) == nil)
    }
  }

  @Test func `The network has the routes of somebody who answers and no other`() async throws {
    try await RespondServer.with { server in
      let routes = LanRouter(app: server.server.services).router(HostNames()).routes
      let names = Set(routes.map { "\($0.method.rawValue) \($0.path)" }).filter { !$0.contains("/assets/") }
      #expect(
        names.allSatisfy {
          $0 == "GET /" || $0.contains(" /pair") || $0.contains(" /api/pair") || $0.contains(" /respond")
            || $0.contains(" /api/respond/")
        }, "\(names)")
      #expect(names.contains("POST /api/pair") && names.contains("GET /respond"))
    }
  }

  @Test func `A right opens nothing at the other entrance`() throws {
    let sessions = Sessions()
    let researcher = sessions.admit(.interviewer)
    let tablet = sessions.admit(.respondent(interview: "a", section: "s"), at: .network)
    #expect(sessions.visitor(researcher) != nil && sessions.visitor(researcher, at: .network) == nil)
    #expect(sessions.visitor(tablet, at: .network) != nil && sessions.visitor(tablet) == nil)
    let cookie = sessions.setCookie(tablet, at: .network)
    #expect(cookie.hasPrefix("__Host-") && cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict; Secure"))
  }
}
