import Foundation
import Interviewing
import Library
import Sound
import Testing
import WebServing
import Wording

@testable import WebApp

/// Whether somebody who reads German meets an English sentence: every sentence of the server that has none is found here.
@Suite struct GermanTests {
  @Test func `What a session refuses is said in German with what it is about`() {
    let error = WebError(refusing: SessionError(.unknownQuestion(question: "years")))
    #expect(error.sentence.said(in: .german).contains("der Leitfaden hat keine Frage „years“"))
  }

  @Test(
    "A microphone is called what people call it",
    arguments: [
      (MicrophoneWords.standard, "Standard-Mikrofon des Computers"),
      ("\(MicrophoneWords.usb) Blue Yeti", "USB-Mikrofon Blue Yeti"),
      ("\(MicrophoneWords.input): HDA Intel (Analog)", "Mikrofoneingang des Computers: HDA Intel (Analog)"),
      (
        "\(MicrophoneWords.chosen) (PulseAudio)", "Das in den Toneinstellungen gewählte Mikrofon (PulseAudio)"
      ),
      ("Something else", "Something else"),
    ])
  func microphones(description: String, german: String) {
    #expect(MicrophoneName.text(description, .german) == german)
  }

  @Test(
    "A device of an interview of the past is no word of a sound system",
    arguments: [
      ("default", "Standard-Mikrofon des Computers"),
      ("plughw:CARD=Yeti,DEV=0", "Mikrofon der Soundkarte Yeti"),
      ("sysdefault:CARD=PCH", "Mikrofon der Soundkarte PCH"),
      ("pipewire", "Das in den Toneinstellungen gewählte Mikrofon (PipeWire)"),
    ])
  func devices(name: String, german: String) {
    #expect(MicrophoneName.text(ofDevice: name, .german) == german)
  }

  @Test func `No text of a page is the same in both languages by mistake`() {
    // what is the same in both languages
    let same: Set = [
      "Name", "Interviews", "Interview", "Export", "Details", "Standard", "Code", "PIN", "OK", "1 h 30 min",
    ]
    let german = Catalogue.words(in: "de")
    for table in Texts.tables {
      for (key, sentence) in table {
        let words = german[sentence.key]
        #expect(words?.isEmpty == false && !sentence.english.isEmpty, "\(key)")
        let isSentence = sentence.english.split(separator: " ").count > 3
        #expect(
          !isSentence || sentence.english != words || same.contains(sentence.english),
          "\(key): \(sentence.english)")
      }
    }
  }

  @Test func `No text of a page loses or gains a value in German`() {
    for table in Texts.tables {
      for (key, sentence) in table {
        let (english, german) = (sentence.english, sentence.said(in: "de"))
        func values(_ text: String) -> [Substring] {
          Set(text.matches(of: /\{[a-z]+\}/).map(\.output)).sorted()
        }
        #expect(values(english) == values(german), "\(key)")
      }
    }
  }
}
