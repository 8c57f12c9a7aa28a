import Sound
import Testing
import WebServing
import Wording

@testable import WebApp

@Suite("What a page says of sound")
struct SoundErrorHintTests {
  @Test(
    "no error of sound sends somebody in a browser to a command line", arguments: SoundError.Code.allCases)
  func hints(code: SoundError.Code) {
    let error = WebError(
      explaining: SoundError(code, "it failed", hint: "use --rate 48000, or `leitfaden devices`"))
    for hint in [error.advice?.english, error.advice?.said(in: .german)].compactMap(\.self) {
      #expect(!hint.contains("--") && !hint.contains("leitfaden "), "\(hint)")
    }
  }

  @Test("a microphone at another rate says what is converted, in both languages")
  func converted() {
    let microphone = Microphone(
      name: "hw:1", description: "Yeti", rates: [44_100, 48_000, 96_000], channels: 1...2)
    #expect(
      ConversionWords.text(microphone, .speech, .english) == "delivers 44.1 / 48 kHz, converted to 16 kHz")
    #expect(
      ConversionWords.text(microphone, .speech, .german)
        == "liefert 44,1 / 48 kHz, wird in 16 kHz umgerechnet")
    #expect(ConversionWords.text(microphone, .standard, .english) == nil)
    #expect(ConversionWords.text(Microphone(name: "x", description: "busy"), .speech, .english) == nil)
    let conversion = SoundConversion(to: AudioQuality.speech.format, rate: 48_000)
    #expect(ConversionWords.text(conversion, .english) == "delivers 48 kHz, converted to 16 kHz")
    #expect(
      ConversionWords.text(SoundConversion(to: AudioQuality.speech.format, channels: 2), .english) == nil)
  }
}
