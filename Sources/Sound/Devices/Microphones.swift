import Wording

/// The microphones of this machine.
package enum Microphones {
  /// All microphones that are plugged in, the standard one first, loudspeakers' monitors last. Asks each device
  /// what it can do without disturbing who uses it; takes milliseconds, up to two seconds for each sound server
  /// that does not answer. Not for the main thread.
  package static func list() -> [Microphone] {
    let found = candidates().compactMap(microphone)
    return found.filter(\.isDefault) + found.filter { !$0.isDefault && !$0.isMonitor }
      + found.filter { !$0.isDefault && $0.isMonitor }
  }

  private static func candidates() -> [MicrophoneCandidates.Candidate] {
    var candidates = MicrophoneCandidates.choose(from: DeviceHint.all(), cards: SoundCard.all())
    if !candidates.contains(where: { $0.name == "default" }) {
      // not every configuration lists it, but it is what recording without a choice takes
      candidates.insert(
        MicrophoneCandidates.Candidate(
          name: "default", probeName: "default", description: MicrophoneWords.standard,
          isMonitor: false), at: 0)
    }
    return candidates
  }

  /// Which microphones may stand in for the chosen one, in the order in which they are tried; opens none of them.
  package static func substitutes(for chosen: String) -> [Microphone] { Substitutes.now(for: chosen) }

  /// The microphone somebody means: an ALSA name, or a part of a name or description that fits only one;
  /// upper and lower case do not matter for parts. Empty text means the standard one.
  ///
  /// - Throws: `SoundError`: `noSuchDevice` with what there is, `badRequest` when several fit.
  package static func find(_ text: String) throws -> Microphone {
    // the very name is asked for most often: then no other device is touched
    if let exact = candidates().first(where: { $0.name == text }), let microphone = microphone(exact) {
      return microphone
    }
    return try find(text, in: list(), probe: DeviceProbe.probe)
  }

  /// As `find`, among `microphones`; `probe` tries names that are not listed.
  static func find(
    _ text: String, in microphones: [Microphone], probe: (String) -> DeviceProbe.Outcome
  ) throws(SoundError) -> Microphone {
    if text.isEmpty, let standard = microphones.first(where: \.isDefault) ?? microphones.first {
      return standard
    }
    if let exact = microphones.first(where: { $0.name == text }) { return exact }
    let wanted = text.lowercased()
    let fitting = microphones.filter {
      !text.isEmpty && ($0.name.lowercased().contains(wanted) || $0.description.lowercased().contains(wanted))
    }
    if fitting.count == 1, let only = fitting.first { return only }
    guard fitting.isEmpty else {
      throw SoundError(
        .badRequest, "several microphones fit “\(text)”: \(sentence(fitting))",
        hint: "give more of the name, or all of it")
    }
    if isOpenable(text),
      let unlisted = microphone(
        MicrophoneCandidates.Candidate(name: text, probeName: text, description: text, isMonitor: false),
        probe: probe)
    {
      return unlisted
    }
    guard !microphones.isEmpty else {
      throw SoundError(
        .noSuchDevice, "no microphone found",
        hint: "plug one in and try again; if it is plugged in, this user may need to be in the group audio")
    }
    // plug-ins above a card that somebody holds say anything but “busy”
    if text.contains(":"), let program = DeviceHolder().program(holding: text) {
      throw SoundError(
        .deviceBusy, "the microphone “\(text)” is in use by the program \(program)",
        hint: "close that program, or choose another microphone")
    }
    throw SoundError(
      .noSuchDevice, "there is no microphone “\(text)”; there is \(sentence(microphones))",
      hint: "use one of these names, or a part of one")
  }

  private static func microphone(_ candidate: MicrophoneCandidates.Candidate) -> Microphone? {
    microphone(candidate, probe: DeviceProbe.probe)
  }

  private static func microphone(
    _ candidate: MicrophoneCandidates.Candidate, probe: (String) -> DeviceProbe.Outcome
  ) -> Microphone? {
    var microphone = (rates: [Int](), channels: 1...1, isBusy: false)
    switch probe(candidate.probeName) {
    case .available(let rates, let channels): microphone = (rates, channels, false)
    case .busy, .forbidden: microphone.isBusy = true
    case .absent: return nil
    }
    return Microphone(
      name: candidate.name, description: candidate.description, isDefault: candidate.name == "default",
      isMonitor: candidate.isMonitor, rates: microphone.rates, channels: microphone.channels,
      isBusy: microphone.isBusy)
  }

  /// Names may come from a network request, and some ALSA plug-ins write files when opened.
  private static func isOpenable(_ name: String) -> Bool {
    let words = name.split { ":,=".contains($0) }
    return !name.isEmpty
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ":,=._-".contains($0)) }
      && !words.contains { ["file", "tee", "shm"].contains($0) }
  }

  private static func sentence(_ microphones: [Microphone]) -> String {
    microphones.map { "\($0.name) (\($0.description))" }.joined(separator: ", ")
  }
}
