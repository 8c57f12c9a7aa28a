import Sound
import WebServing

/// What a microphone is called on a page.
enum MicrophoneName {
  private static let kinds = [
    (MicrophoneWords.standard, "microphoneStandard"), (MicrophoneWords.chosen, "microphoneChosen"),
    (MicrophoneWords.usb, "microphoneUSB"), (MicrophoneWords.input, "microphoneInput"),
  ]

  /// A description of the sound room in the language of the page; the device's own name stays as it is.
  static func text(_ description: String, _ language: Language) -> String {
    guard let (words, key) = kinds.first(where: { description.hasPrefix($0.0) }) else { return description }
    return Texts.text(key, language) + description.dropFirst(words.count)
  }

  /// What an ALSA name means, for interviews of the past whose microphone may not be there any more.
  static func text(ofDevice name: String, _ language: Language) -> String {
    switch name {
    case "default": return Texts.text("microphoneStandard", language)
    case "pulse": return Texts.text("microphoneChosen", language) + " (PulseAudio)"
    case "pipewire": return Texts.text("microphoneChosen", language) + " (PipeWire)"
    default: break
    }
    guard let card = name.firstRange(of: "CARD=")?.upperBound else { return name }
    return Texts.text("microphoneOfCard", language, ["card": String(name[card...].prefix { $0 != "," })])
  }
}
