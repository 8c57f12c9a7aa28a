import Foundation
import Guide
import Interview
import Testing
import Wording
import Timeline

@testable import Interviewing

@Suite("Commands as JSON")
struct CommandMessageTests {
  static let id = "0f8fad5b-d9cb-469f-a165-70867728950e"
  static let other = "7c9e6679-7425-40de-944b-e07fc1f90ae7"

  static let commands: [(fields: String, command: InterviewCommand)] = [
    (#""command":"visit","question":"x""#, .visit(question: "x")), (#""command":"next""#, .next),
    (#""command":"previous""#, .previous), (#""command":"mark""#, .mark(colour: 1, label: "")),
    (#""command":"mark","colour":4,"label":"ä""#, .mark(colour: 4, label: "ä")),
    (#""command":"mark","colour":"green""#, .mark(colour: 3, label: "")),
    (#""command":"mark-again""#, .markAgain()),
    (#""command":"edit-mark","mark":"\#(other)""#, .editMark(id: other)),
    (
      #""command":"edit-mark","mark":"\#(other)","frame":1,"end":2,"colour":3,"label":"x""#,
      .editMark(id: other, frame: Frame(1), end: Frame(2), colour: 3, label: "x")
    ),
    (#""command":"delete-mark","mark":"\#(other)""#, .deleteMark(id: other)),
    (#""command":"mark-at","frame":7"#, .markAt(frame: Frame(7), end: nil, colour: 1, label: "")),
    (#""command":"begin-note""#, .beginNote),
    (#""command":"note-text","note":"\#(other)","text":"""#, .noteText(note: other, text: "")),
    (#""command":"note","text":"x""#, .note(text: "x")),
    (#""command":"note-at","frame":0,"text":"x""#, .noteAt(frame: .zero, text: "x")),
    (#""command":"delete-note","note":"\#(other)""#, .deleteNote(id: other)),
    (
      #""command":"delete-stroke","note":"\#(other)","stroke":"\#(other)""#,
      .deleteStroke(note: other, stroke: other)
    ),
    (
      #""command":"ink","note":"\#(other)","stroke":{"points":[[0,0.5,1,0],[1,1,0.5,20]],"colour":2}"#,
      .ink(
        note: other,
        stroke: InkStroke(
          points: [
            .init(x: 0, y: 0.5, pressure: 1), .init(x: 1, y: 1, pressure: 0.5, milliseconds: 20),
          ], colour: 2))
    ),
    (#""command":"answer","question":"q","text":"1""#, .answer(question: "q", text: "1")),
    (
      #""command":"no-answer","question":"q","reason":"dont-know""#,
      .noAnswer(question: "q", reason: .dontKnow)
    ),
    (#""command":"clear-answer","question":"q""#, .clearAnswer(question: "q")),
    (#""command":"flag""#, .flag(question: nil)),
    (#""command":"flag","question":null"#, .flag(question: nil)),
    (#""command":"flag","question":"q""#, .flag(question: "q")),
    (#""command":"probe","question":"q","number":2"#, .probe(question: "q", number: 2)),
    (#""command":"keyword","question":"q","word":"w""#, .keyword(question: "q", word: "w")),
    (#""command":"pause""#, .pause), (#""command":"continue""#, .continue),
    (#""command":"off-record""#, .offRecord(reason: "")),
    (#""command":"off-record","reason":"door""#, .offRecord(reason: "door")),
    (#""command":"reason","text":"door""#, .reason("door")), (#""command":"on-record""#, .onRecord),
    (#""command":"ask","text":"Why?""#, .ask(text: "Why?")), (#""command":"undo""#, .undo()),
    (#""command":"undo","event":"\#(other)""#, .undo(event: other)), (#""command":"part""#, .part),
    (
      #""command":"edit","title":"T","language":"de""#,
      .edit(EventBody.Metadata(title: "T", language: "de"))
    ),
    (#""command":"hand-over","section":"s""#, .handOver(section: "s")),
    (#""command":"finish-hand-over""#, .finishHandover), (#""command":"hand-back""#, .handBack),
    (#""command":"transcribe","visit":"\#(other)","text":"x""#, .transcribe(visit: other, text: "x")),
    (#""command":"save""#, .save), (#""command":"leave""#, .leave),
  ]

  private func read(_ fields: String) throws(SessionError) -> CommandMessage {
    try CommandMessage.read(Data(#"{"id":"\#(Self.id)",\#(fields)}"#.utf8))
  }

  @Test("each word with its fields is the command it says", arguments: commands)
  func words(given: (fields: String, command: InterviewCommand)) throws {
    let message = try read(given.fields)
    #expect(message.command == given.command)
    #expect(message.id == Self.id && message.at == nil)
  }

  @Test("a page may say when it happened")
  func moments() throws {
    let arrival = MonotonicTime(nanoseconds: 5)
    #expect(
      try read(#""command":"next","at":123.5"#).moment(arrival: arrival)
        == MonotonicTime(nanoseconds: 123_500_000))
    #expect(try read(#""command":"next""#).moment(arrival: arrival) == arrival)
  }

  @Test(
    "whatever is wrong is refused with one sentence",
    arguments: [
      #""command":"next","at":9.9e12"#, #""command":"dance""#, #""command":7"#, #""question":"x""#,
      #""command":"visit""#,
      #""command":"visit","question":7"#, #""command":"visit","question":null"#,
      #""command":"visit","question":"x","colour":1"#, #""command":"mark","colour":0"#,
      #""command":"mark","colour":10"#, #""command":"mark","colour":1.5"#,
      #""command":"mark","colour":"puce""#,
      #""command":"mark","color":1"#, #""command":"edit-mark""#, #""command":"edit-mark","mark":"m""#,
      #""command":"delete-mark","mark":"0F8FAD5B-D9CB-469F-A165-70867728950E""#,
      #""command":"mark-at","frame":-1"#, #""command":"mark-at","frame":1.5"#, #""command":"mark-at""#,
      #""command":"mark-at","frame":1e30"#, #""command":"note-text","note":"\#(other)""#,
      #""command":"ink","note":"\#(other)""#, #""command":"ink","note":"\#(other)","stroke":[]"#,
      #""command":"ink","note":"\#(other)","stroke":{"points":[[1]]}"#,
      #""command":"ink","note":"\#(other)","stroke":{"points":[[1e999,0,0,0]]}"#,
      #""command":"ink","note":"\#(other)","stroke":{"points":[["0",0,0,0]]}"#,
      #""command":"no-answer","question":"q","reason":"maybe""#,
      #""command":"probe","question":"q","number":"2""#, #""command":"edit""#,
      #""command":"edit","name":"x""#,
      #""command":"undo","event":"last""#, #""command":"next","at":"now""#,
      #""command":"next","at":1e300"#, #""command":"next","at":1e999"#, #""command":"next","at":NaN"#,
      #""command":"transcribe","visit":"v","text":"x""#,
    ])
  func refused(fields: String) {
    let error = #expect(throws: SessionError.self) { try read(fields) }
    #expect(error?.code == .notACommand && error?.message.isEmpty == false)
    #expect(error?.message.contains("\n") == false && error?.message.hasSuffix(".") == false)
  }

  @Test(
    "an identifier is UUID text in lower case",
    arguments: [
      "", "x", "0F8FAD5B-D9CB-469F-A165-70867728950E", "0f8fad5b-d9cb-469f-a165-70867728950", "\u{0}",
    ])
  func identifiers(id: String) throws {
    let data = try JSONSerialization.data(withJSONObject: ["id": id, "command": "next"])
    #expect(throws: SessionError.self) { try CommandMessage.read(data) }
  }

  @Test(
    "bytes that are no object are refused", arguments: ["", "[]", "7", "null", "{", "\u{FEFF}", "\"next\""])
  func noObject(text: String) {
    let error = #expect(throws: SessionError.self) { try CommandMessage.read(Data(text.utf8)) }
    #expect(error?.code == .notACommand)
  }
}

@Suite("Refusals")
struct RefusalTests {
  @Test("each has a stable word, and its sentence is made of its values")
  func translation() {
    let error = SessionError(.outsideHandover(question: "advice", section: "facts"))
    #expect(error.refusal.key == "outsideHandover" && error.code == .handover)
    #expect(error.refusal.values == ["question": "advice", "section": "facts"])
    #expect(error.message.contains("advice") && error.message.contains("facts"))
    #expect(SessionError(.paused).refusal.key == "paused")
    #expect(SessionError(.longText(.note, limit: 5)).refusal.values == ["text": "note", "limit": "5"])
    #expect(SessionError(.wrongState, "words").refusal == .other(.wrongState, "words"))
  }
}
