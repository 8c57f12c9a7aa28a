import Foundation
import Hummingbird
import Testing
import X509

@testable import WebApp

/// Other devices over the network: which address, which certificate, which routes. `Tests/Browser/test_lan.py` goes there.
@Suite struct LanTests {
  private typealias Own = NetworkAddresses.Own
  private let day = 86_400.0

  private func own(_ pairs: [(String, String)]) -> [Own] {
    pairs.compactMap { name, text in IPv4Address(text).map { Own(interface: name, address: $0) } }
  }

  @Test func `An address is four numbers, and private only in the ranges of private networks`() {
    for text in [
      "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.4 ", "a.b.c.d", "::1", "1..2.3", "+1.2.3.4",
    ] {
      #expect(IPv4Address(text) == nil, "\(text)")
    }
    for text in ["10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.20", "169.254.7.7"] {
      #expect(IPv4Address(text)?.isPrivate == true && IPv4Address(text)?.description == text, "\(text)")
    }
    for text in ["8.8.8.8", "172.32.0.1", "172.15.0.1", "192.169.0.1", "100.64.0.1", "127.0.0.2", "0.0.0.0"] {
      #expect(IPv4Address(text)?.isPrivate == false, "\(text)")
    }
  }

  @Test func `The private address of the default network is taken, and no public one without being told`()
    throws
  {
    let all = own([("lo", "127.0.0.1"), ("vm", "10.8.0.1"), ("wlan", "192.168.1.20"), ("net", "203.0.113.5")])
    #expect("\(try NetworkAddresses.choose(from: all, preferred: "wlan"))" == "192.168.1.20")
    // the default route leads over a public address: two private ones are left, and nobody guesses
    let several = #expect(throws: LanProblem.self) {
      try NetworkAddresses.choose(from: all, preferred: "net")
    }
    #expect(several?.code == "lan-several" && several?.message.contains("10.8.0.1 (vm)") == true)
    let open = #expect(throws: LanProblem.self) {
      try NetworkAddresses.choose(from: own([("lo", "127.0.0.1"), ("net", "203.0.113.5")]), preferred: "net")
    }
    #expect(open?.code == "lan-no-network" && open?.hint?.contains("203.0.113.5") == true)
    #expect(
      "\(try NetworkAddresses.choose(named: "203.0.113.5", from: all, preferred: "wlan"))" == "203.0.113.5")
    for wrong in [
      "0.0.0.0", "127.0.0.1", "255.255.255.255", "224.0.0.1", "192.168.1.21", "kitchen.local", "",
    ] {
      let refused = #expect(throws: LanProblem.self) {
        try NetworkAddresses.choose(named: wrong, from: all, preferred: "")
      }
      #expect(refused?.code == "lan-address", "\(wrong)")
    }
  }

  @Test func `A computer's name is a host name, whatever somebody called it`() {
    #expect(NetworkAddresses.localName("Kitchen.fritz.box") == "kitchen.local")
    for odd in ["", "localhost", "Küche", "-a", "a b", String(repeating: "a", count: 64)] {
      #expect(NetworkAddresses.localName(odd) == "leitfaden.local", "\(odd)")
    }
  }

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
        return try CertificateAuthority(in: folder, for: name, address, now: later).server(
          name, address, now: later)
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
        try CertificateAuthority(in: folder, for: "kitchen.local", address).server("kitchen.local", address)
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
      try CertificateFile(first.certificate, key: other.key).write(to: files[1])
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

  @Test func `A device says what it runs on, and a list shows no more of it`() {
    let pad =
      "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1"
    let android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36"
    #expect(DeviceName.words(userAgent: pad) == "iPad · Safari")
    #expect(DeviceName.words(userAgent: android) == "Android · Chrome")
    #expect(DeviceName.words(userAgent: "<script>") == "" && DeviceName.words(userAgent: nil) == "")
  }
}
