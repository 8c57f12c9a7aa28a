import Sound
import Timeline
import WebServing

/// What a converter makes of the sound of a microphone that delivers something else than is recorded.
enum ConversionWords {
  /// `delivers 48 kHz, converted to 16 kHz`; nil when the rate is that of the microphone.
  static func text(_ conversion: SoundConversion, _ language: Language) -> String? {
    conversion.rate.map { rate in
      Texts.text(
        "microphoneConverted", language,
        [
          "from": kilohertz([rate], language), "to": kilohertz([conversion.format.rate.hertz], language),
        ])
    }
  }

  /// The same before a recording: for the quality that will be chosen, nil where nothing has to be converted or nobody knows
  /// what the microphone delivers.
  static func text(_ microphone: Microphone, _ quality: AudioQuality, _ language: Language) -> String? {
    let wanted = quality.format.rate.hertz
    guard !microphone.rates.isEmpty, !microphone.rates.contains(wanted) else { return nil }
    let usual = microphone.rates.filter { [44_100, 48_000].contains($0) }
    return Texts.text(
      "microphoneConverted", language,
      [
        "from": kilohertz(usual.isEmpty ? microphone.rates : usual, language),
        "to": kilohertz([wanted], language),
      ])
  }

  private static func kilohertz(_ rates: [Int], _ language: Language) -> String {
    let numbers = rates.map { rate in
      let text = rate % 1000 == 0 ? "\(rate / 1000)" : "\(Double(rate) / 1000)"
      return language == .german ? text.replacing(".", with: ",") : text
    }
    return numbers.joined(separator: " / ") + " kHz"
  }
}
