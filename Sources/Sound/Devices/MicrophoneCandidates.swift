/// Which entries of ALSA's list are worth showing, and what to call them. Pure, so that it can be tried with the
/// lists of machines we do not have.
enum MicrophoneCandidates {
  /// A device that may be a microphone; nobody has opened it yet.
  struct Candidate: Hashable {
    var name: String
    /// The name that tells the rates without conversion.
    var probeName: String
    var description: String
    var isMonitor: Bool
  }

  /// Converters, outputs and duplicates: technically sources, never a choice.
  private static let plugIns: Set<String> = [
    "null", "samplerate", "speexrate", "speex", "lavrate", "jack", "oss", "upmix", "vdownmix", "dmix",
    "dsnoop",
    "dshare", "front", "rear", "side", "center_lfe", "iec958", "spdif", "hdmi", "modem", "phoneline",
    "usbstream",
    "plug", "file", "tee", "shm", "cards", "plughw",
  ]

  /// The candidates in `hints`: those of the configuration, and one for each recording device of a card.
  static func choose(from hints: [DeviceHint], cards: [SoundCard]) -> [Candidate] {
    let recording = hints.filter(\.canRecord)
    let withHardware = Set(recording.filter { base($0.name) == "hw" }.compactMap { card($0.name) })
    var chosen: [Candidate] = []
    for hint in recording {
      let base = base(hint.name)
      guard !plugIns.contains(base), !base.hasPrefix("surround") else { continue }
      if base == "sysdefault" {
        // only where the card shows no device of its own
        guard let card = card(hint.name), !withHardware.contains(card) else { continue }
      }
      let candidate = Candidate(
        // plughw passes untouched what the hardware takes, and converts the rest
        name: base == "hw" ? "plug" + hint.name : hint.name, probeName: hint.name,
        description: describe(hint, cards: cards), isMonitor: isMonitor(hint))
      if !chosen.contains(where: { $0.name == candidate.name }) { chosen.append(candidate) }
    }
    return chosen
  }

  private static func base(_ name: String) -> String { String(name.prefix { $0 != ":" }) }

  /// The word after `CARD=`.
  private static func card(_ name: String) -> String? {
    guard let start = name.firstRange(of: "CARD=")?.upperBound else { return nil }
    return String(name[start...].prefix { $0 != "," })
  }

  private static func describe(_ hint: DeviceHint, cards: [SoundCard]) -> String {
    let lines = hint.text.split(separator: "\n").map(String.init)
    let first = lines.first ?? hint.name
    if let id = card(hint.name), let card = cards.first(where: { $0.id == id }) {
      // "HDA Intel PCH, ALC257 Analog": the half after the comma tells the inputs of one card apart
      let detail = first.split(separator: ",", maxSplits: 1).dropFirst().first.map { $0.drop { $0 == " " } }
      if card.isUSB { return "\(MicrophoneWords.usb) \(card.name)" }
      return "\(MicrophoneWords.input): \(card.name)" + (detail.map { " (\($0))" } ?? "")
    }
    switch hint.name {
    case "default": return MicrophoneWords.standard
    case "pulse": return "\(MicrophoneWords.chosen) (PulseAudio)"
    case "pipewire": return "\(MicrophoneWords.chosen) (PipeWire)"
    default: return first
    }
  }

  private static func isMonitor(_ hint: DeviceHint) -> Bool {
    let text = (hint.name + " " + hint.text).lowercased()
    guard !text.contains("microphone") else { return hint.name.hasSuffix(".monitor") }
    return text.contains("monitor") || text.contains("speaker") || text.contains("loopback")
  }
}
