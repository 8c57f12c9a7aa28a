import Testing

@testable import Sound

@Suite struct FindingTests {
  private let microphones = [
    Microphone(name: "plughw:CARD=Yeti,DEV=0", description: "USB microphone Blue Yeti"),
    Microphone(name: "plughw:CARD=Mini,DEV=0", description: "USB microphone Samson Go"),
  ]

  @Test("words that fit several microphones are refused with those that fit")
  func ambiguous() {
    let error = #expect(throws: SoundError.self) {
      try Microphones.find("usb", in: microphones, probe: { _ in .absent })
    }
    #expect(error?.code == .badRequest)
    #expect(
      error?.message == "several microphones fit “usb”: plughw:CARD=Yeti,DEV=0 (USB microphone Blue Yeti), "
        + "plughw:CARD=Mini,DEV=0 (USB microphone Samson Go)")
  }

  @Test("a part that fits one is enough", arguments: ["yeti", "Blue", "CARD=Yeti"])
  func unique(text: String) throws {
    #expect(try Microphones.find(text, in: microphones, probe: { _ in .absent }) == microphones[0])
  }

  @Test(
    "names that would make ALSA write files are never opened",
    arguments: ["file:/etc/passwd", "plug:file:x", "tee:hw,x,wav", "plug:'file:x'", "{type file}"])
  func hostile(text: String) {
    let error = #expect(throws: SoundError.self) {
      try Microphones.find(text, in: microphones) { name in
        Issue.record("\(name) was opened")
        return .absent
      }
    }
    #expect(error?.code == .noSuchDevice)
  }

  @Test("of a card's many entries one remains, in plain words")
  func cards() {
    let hints = [
      ("null", "Discard all samples (playback) or generate zero samples (capture)", true),
      ("default", "Playback/recording through the PulseAudio sound server", true),
      ("pulse", "PulseAudio Sound Server", true),
      ("hw:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\nDirect hardware device", true),
      ("plughw:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\nHardware device with conversions", true),
      ("sysdefault:CARD=PCH", "HDA Intel PCH, ALC257 Analog\nDefault Audio Device", true),
      ("hdmi:CARD=PCH,DEV=0", "HDA Intel PCH, HDMI 0\nHDMI Audio Output", false),
      ("surround51:CARD=PCH,DEV=0", "HDA Intel PCH\n5.1 Surround", true),
      ("dsnoop:CARD=Yeti,DEV=0", "Yeti, USB Audio", true),
      ("hw:CARD=Yeti,DEV=0", "Yeti Stereo Microphone, USB Audio\nDirect hardware device", true),
    ].map { DeviceHint(name: $0.0, text: $0.1, canRecord: $0.2) }
    let cards = [
      SoundCard(id: "PCH", name: "HDA Intel PCH", isUSB: false),
      SoundCard(id: "Yeti", name: "Yeti Stereo Microphone", isUSB: true),
    ]
    let chosen = MicrophoneCandidates.choose(from: hints, cards: cards)
    #expect(
      chosen.map { "\($0.name) | \($0.description)" } == [
        "default | the computer's standard microphone",
        "pulse | the microphone chosen in the sound settings (PulseAudio)",
        "plughw:CARD=PCH,DEV=0 | microphone input of the computer: HDA Intel PCH (ALC257 Analog)",
        "plughw:CARD=Yeti,DEV=0 | USB microphone Yeti Stereo Microphone",
      ])
    #expect(chosen.allSatisfy { !$0.isMonitor })
  }
}
