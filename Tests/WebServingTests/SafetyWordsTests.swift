import Testing

@testable import WebServing

@Suite("Names, secrets and words from outside") struct SafetyWordsTests {
  @Test("secrets are of full length and never the same") func secretsAreOfFullLengthAndNeverTheSame() {
    let tokens = (0..<1000).map { _ in Secret.token() }
    #expect(Set(tokens).count == tokens.count)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(
      (0..<1000).allSatisfy { _ in
        Secret.code().count == 8 && Secret.code().allSatisfy { !"01BGILOSUZ".contains($0) }
      })
  }

  @Test(
    "comparing is by bytes",
    arguments: [
      ("", "", true), ("a", "a", true), ("a", "b", false), ("a", "aa", false), ("aa", "a", false),
      ("é", "e\u{301}", false),
    ])
  func comparingIsByBytes(one: String, other: String, same: Bool) {
    #expect(Secret.equal(one, other) == same)
  }

  @Test(
    "names are compared whole",
    arguments: [
      ("127.0.0.1:8080", true), ("localhost:8080", true), ("[::1]:8080", true), ("LocalHost:8080", true),
      ("127.0.0.1", false), ("127.0.0.1:80", false), ("127.0.0.1:8080.evil.example", false),
      ("evil.example", false),
      ("evil.example:8080", false), ("localhost:8080@evil.example", false), ("a@localhost:8080", false),
      ("", false),
      (" localhost:8080", false), ("localhost:8080/", false), ("localhost.:8080", false),
      ("127.0.0.2:8080", false),
      ("::1:8080", false), ("[::1]", false), ("0:8080", false),
    ])
  func namesAreComparedWhole(name: String, isOurs: Bool) {
    let hosts = HostNames()
    #expect(!hosts.contains(name), "before the port is known nothing is answered")
    hosts.listen(on: 8080, as: .shared)
    #expect(hosts.contains(name) == isOurs)
    #expect(hosts.isOwn(origin: "http://" + name) == isOurs)
    #expect(!hosts.isOwn(origin: "https://" + name) && !hosts.isOwn(origin: name))
    hosts.listen(on: 8080, as: OwnName(host: "leitfaden-a.localhost", isKept: true))
    #expect(!hosts.contains(name) && !hosts.isOwn(origin: "http://" + name))
    #expect(hosts.isShared(name) == isOurs, "no page is there, only the way to Leitfaden's own host")
  }

  @Test(
    "a host of its own is the only one",
    arguments: [
      ("leitfaden-a.localhost:8080", true), ("LEITFADEN-A.localhost:8080", true),
      ("leitfaden-a.localhost", false), ("leitfaden-a.localhost:80", false),
      ("x.leitfaden-a.localhost:8080", false), ("leitfaden-a.localhost.:8080", false),
      ("leitfaden-b.localhost:8080", false), ("leitfaden-a.localhost:8080.evil.example", false),
    ])
  func aHostOfItsOwnIsTheOnlyOne(name: String, isOurs: Bool) {
    let hosts = HostNames()
    hosts.listen(on: 8080, as: OwnName(host: "leitfaden-a.localhost", isKept: true))
    #expect(hosts.contains(name) == isOurs && hosts.isOwn(origin: "http://" + name) == isOurs)
    #expect(!hosts.isShared(name))
  }

  @Test("a missing name is no name") func aMissingNameIsNoName() {
    let hosts = HostNames()
    hosts.listen(on: 1, as: .shared)
    #expect(!hosts.contains(nil) && !hosts.isOwn(origin: nil) && !hosts.isOwn(origin: "null"))
  }

  @Test(
    "cookies are read",
    arguments: [
      ("a=1; b=2", "1", "2"), ("a=1;b=2", "1", "2"), ("b=2;  a=1", "1", "2"), ("a=1; a=3; b=2", "1", "2"),
      ("a=1=1; b=2", "1=1", "2"), ("a; b=2", nil, "2"), (";;=;a=1", "1", nil), ("", nil, nil),
    ])
  func cookiesAreRead(header: String, a: String?, b: String?) {
    let cookies = Cookies(header)
    #expect(cookies["a"] == a && cookies["b"] == b && cookies["c"] == nil)
  }

  @Test(
    "what acookie says of the view is one of afew words",
    arguments: [
      "", "x", "de", "de.dark.150", "de.dark.150.more", "<script>.x.y", "fr.neon.9999", "de..-1", "..",
      "de.dark.١٥٠",
      "en.light.99999999999999999999",
    ])
  func whatACookieSaysOfTheViewIsOneOfAFewWords(cookie: String) {
    let view = Preferences(cookie: cookie, languages: nil)
    #expect(Preferences.textSizes.contains(view.textSize))
    #expect(Preferences(cookie: view.cookie, languages: "de") == view)
  }

  @Test(
    "JSON in apage cannot end its element",
    arguments: [
      "</script><script>alert(1)</script>", "<!--", "]]>", "&lt;/script&gt;", "\u{2028}\u{2029}", "\"'`\\",
      "<SCRIPT",
    ])
  func jsonInAPageCannotEndItsElement(text: String) {
    let embedded = JSONBody.embedded(["key": text])
    #expect(!embedded.contains("<") && !embedded.contains(">") && !embedded.contains("&"))
  }
}
