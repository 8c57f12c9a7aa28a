import Sound
import WebServing

/// A microphone as people choose it.
struct MicrophoneChoice: Sendable, Encodable {
  let name, description: String
  /// What should be known before: busy, hears the loudspeaker.
  let remark: String?
  let isChosen: Bool
  /// What is converted when this quality is chosen; nil where nothing is.
  let convertedForSpeech, convertedForOthers: String?

  private enum CodingKeys: String, CodingKey {
    case name, description, remark, isChosen
  }

  /// All microphones; the one that was chosen stands first when it is not there any more.
  ///
  /// - Parameter before: The one an interview was recorded with before it goes on: chosen as long as it is there.
  static func all(_ app: WebServices, chosen: String?, before: String? = nil, _ language: Language)
    async throws
    -> [MicrophoneChoice]
  {
    let found = (try? await Blocking.run { try app.desk.microphones() }) ?? []
    let again = await isThere(before, found) ? before : nil
    let wanted = chosen ?? again ?? app.settings.current.microphone
    var choices = found.map { MicrophoneChoice($0, isChosen: $0.name == wanted, language) }
    if !choices.contains(where: \.isChosen) {
      // names that ALSA does not list can still be recorded with; one that was unplugged is said to be missing
      let isThere = await isThere(wanted, found)
      choices.insert(
        MicrophoneChoice(
          name: wanted,
          description: MicrophoneName.text(ofDevice: wanted, language),
          remark: isThere ? nil : Texts.text("microphoneMissing", language), isChosen: true), at: 0)
    }
    return choices
  }

  /// Whether a microphone can be recorded with, listed or not.
  private static func isThere(_ name: String?, _ found: [Microphone]) async -> Bool {
    guard let name, !name.isEmpty else { return false }
    if found.contains(where: { $0.name == name }) { return true }
    return (try? await Blocking.run { try Microphones.find(name) })?.name == name
  }

  init(
    name: String, description: String, remark: String?, isChosen: Bool, convertedForSpeech: String? = nil,
    convertedForOthers: String? = nil
  ) {
    (self.name, self.description, self.remark, self.isChosen) = (name, description, remark, isChosen)
    (self.convertedForSpeech, self.convertedForOthers) = (convertedForSpeech, convertedForOthers)
  }

  init(_ microphone: Microphone, isChosen: Bool, _ language: Language) {
    let remark =
      microphone.isBusy
      ? "microphoneBusy" : microphone.isMonitor ? "microphoneMonitor" : nil
    self.init(
      name: microphone.name,
      description: MicrophoneName.text(microphone.description, language),
      remark: remark.map { Texts.text($0, language) }, isChosen: isChosen,
      convertedForSpeech: ConversionWords.text(microphone, .speech, language),
      convertedForOthers: ConversionWords.text(microphone, .standard, language))
  }
}
