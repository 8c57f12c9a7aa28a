import Testing

@testable import Sound

@Suite("Which microphone takes over") struct SubstitutesTests {
  private func candidate(_ name: String, isMonitor: Bool = false) -> MicrophoneCandidates.Candidate {
    .init(name: name, probeName: name, description: "about \(name)", isMonitor: isMonitor)
  }

  @Test("cards come first, sound servers last; neither the lost one nor a loudspeaker's sound is among them")
  func order() {
    let found = Substitutes.order(
      [
        candidate("default"), candidate("pulse"), candidate("plughw:CARD=Lost,DEV=0"), candidate("mine"),
        candidate("plughw:CARD=PCH,DEV=0"), candidate("monitor", isMonitor: true),
      ], chosen: "plughw:CARD=Lost,DEV=0")
    #expect(found.map(\.name) == ["plughw:CARD=PCH,DEV=0", "mine", "default", "pulse"])
    #expect(found.first?.description == "about plughw:CARD=PCH,DEV=0")
  }

  @Test("null and file devices of the system's list are never candidates")
  func plugIns() {
    let hints = ["null", "file:x", "samplerate", "hw:CARD=PCH,DEV=0"].map {
      DeviceHint(name: $0, text: $0, canRecord: true)
    }
    #expect(MicrophoneCandidates.choose(from: hints, cards: []).map(\.name) == ["plughw:CARD=PCH,DEV=0"])
  }
}
