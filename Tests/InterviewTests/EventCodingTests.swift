import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Events as stored")
struct EventCodingTests {
  static let bodies: [EventBody] = [
    Recounting().events[0].body, Recounting().events[1].body,
    .partClosed(EventBody.PartClosed(number: 3, frames: 9)),
    .partClosed(EventBody.PartClosed(number: 4, frames: 9, sha256: "ab")),
    .visited(question: "a"), .visited(question: nil),
    .asked(question: "q", text: "What?", section: "s"),
    .marked(EventBody.Marked(colour: 4, label: "ä \"x\"", reach: 480_000)),
    .markEdited(mark: "m", frame: Frame(1), end: nil, colour: 2, label: ""), .markDeleted(mark: "m"),
    .noteBegun(question: nil), .noteText(note: "n", text: "two\nlines"),
    .answered(question: "q", value: .number(1.5), mode: .interviewer),
    .answered(question: "q", value: .text("x"), mode: .handover),
    .answered(question: "q", value: .date("2026-11-21"), mode: .handover),
    .answered(
      question: "q", value: .choices([.init(code: "phone"), .init(code: "other", text: "Minidisc")]),
      mode: .interviewer),
    .unanswered(question: "q", reason: .dontKnow, mode: .interviewer),
    .answerCleared(question: "q", mode: .interviewer), .flagged(question: "q", isFlagged: false),
    .settled(question: "q", isDone: false),
    .probed(question: "q", probe: 2, isTicked: true), .paused, .continued, .offRecord(reason: "phone"),
    .offRecordReason("door"), .onRecord,
    .gap(Gap(frame: Frame(5), frames: 6, cause: .overrun, isFilled: true)), .deviceLost(name: "USB"),
    .deviceChanged(name: "USB"), .noticed(.silenceBegan), .edited(EventBody.Metadata(place: "Graz")),
    .noteDeleted(note: "n"), .strokeDeleted(stroke: "s"),
    .keyworded(question: "q", keyword: "Heimat", isSet: true),
    .inked(note: "n", stroke: InkStroke(points: [.init(x: 0.25, y: 0.5), .init(x: 1, y: 0.125)], colour: 3)),
    .handedOver(section: "s"), .handoverFinished, .handedBack, .languageChosen("ar"),
    .transcribed(visit: "v", text: "Well,\nyes"),
    .undone(event: "e"), .saved, .reopened, .left, .recovered(part: 1, frames: 77),
    .recovered(part: 1, frames: 77, sha256: "cd"),
  ]

  @Test("every kind is read back from its row as it was written", arguments: bodies)
  func rows(body: EventBody) throws {
    #expect(EventBody(kind: body.kind, json: try body.json()) == body)
  }

  @Test("every kind is read back from interview.json as it was written", arguments: bodies)
  func documents(body: EventBody) throws {
    let data = try JSONEncoder().encode(body)
    #expect(try JSONDecoder().decode(EventBody.self, from: data) == body)
  }

  @Test("the kinds are told apart by different words")
  func words() {
    #expect(Set(EventKinds.all.map { $0.word }).count == EventKinds.all.count)
    #expect(Set(Self.bodies.map(\.kind)).count == 40)
  }

  static let oldRows: [(kind: String, json: String, body: EventBody)] = [
    ("visited", #"{"question":"a"}"#, .visited(question: "a")),
    ("noteText", #"{"target":"n","text":"x"}"#, .noteText(note: "n", text: "x")),
    (
      "marked", #"{"mark":{"colour":1,"label":"","reach":480000}}"#,
      .marked(EventBody.Marked(colour: 1, label: "", reach: 480_000))
    ),
    (
      "answered", #"{"mode":"handover","question":"q","value":{"number":1}}"#,
      .answered(question: "q", value: .number(1), mode: .handover)
    ),
    ("paused", "{}", .paused), ("undone", #"{"target":"e"}"#, .undone(event: "e")),
    ("left", "{}", .left), ("offRecord", #"{"text":"phone"}"#, .offRecord(reason: "phone")),
  ]

  @Test("rows written before there were strokes and keywords are read as they were", arguments: oldRows)
  func oldRow(row: (kind: String, json: String, body: EventBody)) throws {
    #expect(EventBody(kind: row.kind, json: row.json) == row.body)
    #expect(try EventBody(kind: row.kind, json: row.json).json() == row.json)
  }

  @Test("a stroke is stored as a list of [x, y, pressure, milliseconds]")
  func strokes() throws {
    let stroke = InkStroke(points: [.init(x: 0.5, y: 0.25, pressure: 1, milliseconds: 12)], colour: 2)
    let json = try EventBody.inked(note: "n", stroke: stroke).json()
    #expect(json == #"{"stroke":{"colour":2,"points":[[0.5,0.25,1,12]]},"target":"n"}"#)
    for wrong in ["[[1]]", "[[1,2,3,4,5]]", "[1]", #"[["x",1]]"#] {
      let json = #"{"stroke":{"points":\#(wrong)},"target":"n"}"#
      #expect(EventBody(kind: "inked", json: json) == .unknown(kind: "inked", json: json))
    }
  }

  @Test("a kind of a later version is kept word for word")
  func unknown() throws {
    let body = EventBody(kind: "dreamt", json: #"{"of":"sheep"}"#)
    #expect(body == .unknown(kind: "dreamt", json: #"{"of":"sheep"}"#))
    #expect(try body.json() == #"{"of":"sheep"}"#)
    let data = try JSONEncoder().encode(body)
    #expect(try JSONDecoder().decode(EventBody.self, from: data) == body)
  }

  @Test(
    "a damaged body never stops the reading",
    arguments: ["", "{", "null", "[]", #"{"question":7}"#, "\u{0}", #"{"frames":1e999}"#])
  func damaged(json: String) {
    #expect(EventBody(kind: "marked", json: json) == .unknown(kind: "marked", json: json))
  }
}
