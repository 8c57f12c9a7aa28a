import Testing

@testable import WebServing

/// Which address other devices use, and what this computer and they are called.
@Suite struct NetworkAddressTests {
  private typealias Own = NetworkAddresses.Own

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

  @Test func `A device says what it runs on, and a list shows no more of it`() {
    let pad =
      "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1"
    let android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36"
    #expect(DeviceName.words(userAgent: pad) == "iPad · Safari")
    #expect(DeviceName.words(userAgent: android) == "Android · Chrome")
    #expect(DeviceName.words(userAgent: "<script>") == "" && DeviceName.words(userAgent: nil) == "")
  }
}
