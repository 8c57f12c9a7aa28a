import Foundation
import Guide
import Interview
import Interviewing
import Sound
import Testing
import Timeline

@testable import Leitfaden

@Suite("The screen of the terminal recorder")
struct RecorderScreenTests {
  static let guide = Guide(
    id: "demo", title: "Working days",
    sections: [
      Section(
        id: "s1", title: "Beginning",
        questions: [
          Question(
            id: "first_day", text: "Please tell me about your first day in this job, from the morning on.",
            probes: [
              Probe(.probe, "Who did you meet first, and what did they say?"),
              Probe(.check, "Place and time"),
              Probe(.prompt, "And then?"),
            ], interviewerNotes: ["Let the person talk."]),
          Question(id: "advice", text: "What advice did you get?"),
        ]),
      Section(
        id: "s2", title: "Tools and a heading that is too long",
        questions: [
          Question(
            id: "tools", text: "What do you record with?", kind: "multiple",
            options: [AnswerOption(code: "phone", text: "Phone"), AnswerOption(code: "paper", text: "Paper")])
        ]),
    ])

  static func state(current: String = "first_day", sounding: SessionState.Sounding = .recording)
    -> SessionState
  {
    var events: [InterviewEvent] = []
    func happens(_ frame: Int64, _ body: EventBody) {
      events.append(
        InterviewEvent(
          id: "\(events.count)", interview: "i", device: "d", sequence: Int64(events.count + 1),
          frame: Frame(frame),
          monotonic: MonotonicTime(nanoseconds: frame), wall: Date(timeIntervalSince1970: 0), body: body))
    }
    happens(
      0,
      .started(
        EventBody.Started(
          guide: "demo", guideVersion: "", guideFingerprint: "", participant: "P-07", title: "Working days",
          language: "en", sampleRate: SampleRate(48_000), channels: 1, bits: 16, container: "wav",
          utcOffset: 0)))
    happens(0, .visited(question: "advice"))
    happens(480_000, .marked(EventBody.Marked(colour: 1, label: "Nobody asked", reach: 0)))
    happens(960_000, .noteBegun(question: "advice"))
    happens(960_000, .noteText(note: "3", text: "He laughs\u{1B}[2J"))
    happens(1_440_000, .visited(question: current))
    happens(2_000_000, .flagged(question: "tools", isFlagged: true))
    let recorder = RecorderSnapshot(
      state: .recording, frame: Frame(2_400_000), written: Frame(2_395_000), synced: Frame(2_390_000),
      device: "USB microphone Blue Yeti", levels: [Level(peak: -18, rms: -30)], remainingSeconds: 110_000)
    return SessionState(
      interview: Interview(id: "i", guide: guide, events: events), sounding: sounding, recorder: recorder)
  }

  static func lines(
    _ state: SessionState, mode: RecorderMode = .leading, texts: RecorderTexts = .english, width: Int = 80,
    height: Int = 24, unicode: Bool = true
  ) -> [String] {
    RecorderScreen(
      state: state, mode: mode, message: "", texts: texts, width: width, height: height, unicode: unicode
    ).lines().map { $0.map(\.text).joined() }
  }

  @Test(
    "it fits every terminal, whatever is typed",
    arguments: [(80, 24), (60, 16), (40, 12), (132, 50)], [true, false])
  func fits(size: (Int, Int), unicode: Bool) {
    let modes: [RecorderMode] = [
      .leading, .help, .saving, .note(id: "n", text: String(repeating: "long words ", count: 40)),
      .answer(question: "tools", text: "ph"), .goTo(text: "3"), .probe, .reason(text: ""), .ask(text: "日本語"),
    ]
    for mode in modes {
      for current in ["first_day", "advice", "tools"] {
        for texts in [RecorderTexts.english, .german] {
          let lines = Self.lines(
            Self.state(current: current), mode: mode, texts: texts, width: size.0, height: size.1,
            unicode: unicode)
          #expect(lines.count == size.1)
          for line in lines { #expect(Cells.width(line) <= size.0, "\(line)") }
        }
      }
    }
  }

  @Test("the state of the recording stands in words on the first line")
  func states() {
    #expect(Self.lines(Self.state())[0].contains("RECORDING"))
    #expect(Self.lines(Self.state())[0].contains("00:00:50"))
    #expect(Self.lines(Self.state(sounding: .paused))[0].contains("PAUSED"))
    #expect(Self.lines(Self.state(sounding: .offRecord), texts: .german)[0].contains("OHNE AUFNAHME"))
    var lost = Self.state()
    lost.recorder.state = .lost
    #expect(Self.lines(lost)[0].contains("MICROPHONE GONE"))
    var unsaved = Self.state()
    unsaved.storageProblem = "disk full"
    #expect(Self.lines(unsaved)[0].contains("NOT STORED"))
  }

  @Test("what the microphone and the disk need stands in words, in both languages")
  func alarms() {
    var state = Self.state()
    state.recorder.substitute = Microphone(name: "hw:1", description: "USB microphone Yeti")
    state.recorder.remainingSeconds = 500
    state.recorder.mirror = .gone
    let english = Self.lines(state, width: 200).joined(separator: "\n")
    for part in [
      "microphone gone: USB microphone Yeti records now", "the disk has room for 8 min", "8 min free",
      "second copy stopped: the drive is gone",
    ] {
      #expect(english.contains(part), "\(part)")
    }
    let german = Self.lines(state, texts: .german, width: 200).joined(separator: "\n")
    for part in [
      "Mikrofon weg: USB-Mikrofon Yeti nimmt jetzt auf", "der Datenträger reicht noch 8 min", "8 min frei",
      "zweite Kopie steht: der Datenträger ist weg",
    ] {
      #expect(german.contains(part), "\(part)")
    }
  }

  @Test("the bell rings once for each alarm that begins, and not for what can wait")
  func bell() {
    var bell = AlarmBell(isOn: true)
    #expect(bell.rings(for: [.clipping, .room(minutes: 30)]) == false)
    #expect(bell.rings(for: [.lost]) == true)
    #expect(bell.rings(for: [.substitute("other")]) == false)
    #expect(bell.rings(for: [.substitute("other"), .room(minutes: 9)]) == true)
    #expect(bell.rings(for: []) == false)
    #expect(bell.rings(for: [.lost]) == true)
    var mute = AlarmBell(isOn: false)
    #expect(mute.rings(for: [.lost]) == false)
  }

  @Test("what is asked stands large on the right, its place in the guide on the left")
  func question() {
    let text = Self.lines(Self.state()).joined(separator: "\n")
    for part in [
      "Please tell me about your first day", "[ ] x1 Who did you meet", "And then?", "1 of 3", "Blue Yeti",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("no key is cut off at 80 columns", arguments: [RecorderTexts.english, .german])
  func keysFit(_ texts: RecorderTexts) {
    for line in [texts.keyLine, texts.pausedKeyLine, texts.offRecordKeyLine] {
      #expect(Cells.width(line) < 80, "\(line)")
    }
  }

  @Test(
    "the screen as a person sees it", .enabled(if: ProcessInfo.processInfo.environment["SHOW_SCREENS"] != nil)
  )
  func look() {
    for current in ["first_day", "tools"] {
      for line in Self.lines(Self.state(current: current)) { print(line) }
    }
    for line in Self.lines(Self.state(), mode: .help, texts: .german) { print(line) }
  }
}

@Suite("Keys")
struct KeyDecoderTests {
  @Test(
    "bytes become keys",
    arguments: [
      ("n", [Key.character("n")]), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[6~", [.pageDown]),
      ("ü", [.character("ü")]), ("\r", [.enter]), ("\u{7F}", [.backspace]), ("\u{1B}", [.escape]),
      ("\u{3}", [.interrupt]), ("\u{15}", [.clear]),
      ("a\u{1B}[Cb", [.character("a"), .right, .character("b")]),
      ("\u{1B}[200~", [.escape]), ("\u{1B}[", [.escape]),
    ])
  func keys(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == keys)
  }

  @Test("a character that arrives in two pieces is one key")
  func pieces() {
    var decoder = KeyDecoder()
    let bytes = Array("日".utf8)
    #expect(decoder.decode(bytes[0..<1]) == [])
    #expect(decoder.decode(bytes[1...]) == [.character("日")])
  }

  @Test("bytes that are no text are passed over")
  func noise() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0xC3, 0x28, 0x6E, 0x00, 0x6E]).contains(.character("n")))
  }
}
