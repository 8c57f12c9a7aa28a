/// Which microphones may take over when the chosen one is gone, in the order in which they are tried.
enum Substitutes {
  /// Those of this machine at this moment; opens none of them.
  static func now(for chosen: String) -> [Microphone] {
    order(MicrophoneCandidates.choose(from: DeviceHint.all(), cards: SoundCard.all()), chosen: chosen)
  }

  /// A card's own input comes before names of the configuration, and a sound server last: behind its name there may be
  /// anything. What hears a loudspeaker and not the room never takes over.
  static func order(_ candidates: [MicrophoneCandidates.Candidate], chosen: String) -> [Microphone] {
    candidates.filter { !$0.isMonitor && $0.name != chosen }
      .enumerated().sorted { (rank($0.element.name), $0.offset) < (rank($1.element.name), $1.offset) }
      .map { Microphone(name: $0.element.name, description: $0.element.description) }
  }

  private static func rank(_ name: String) -> Int {
    if name.contains("CARD=") { return 0 }
    return ["pulse", "pipewire", "default"].contains(name) ? 2 : 1
  }
}
