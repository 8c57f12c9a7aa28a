import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Events as stored")
struct EventCodingTests {
  static let bodies: [EventBody] = [
    Recounting().events[0].body, Recounting().events[1].body,
    .partClosed(EventBody.PartClosed(number: 3, frames: 9)), .visited(question: "a"), .visited(question: nil),
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
    .probed(question: "q", probe: 2, isTicked: true), .paused, .continued, .offRecord(reason: "phone"),
    .offRecordReason("door"), .onRecord,
    .gap(Gap(frame: Frame(5), frames: 6, cause: .overrun, isFilled: true)), .deviceLost(name: "USB"),
    .deviceChanged(name: "USB"), .noticed(.silenceBegan), .edited(EventBody.Metadata(place: "Graz")),
    .undone(event: "e"), .saved, .reopened, .left, .recovered(part: 1, frames: 77),
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
  func words() { #expect(Set(Self.bodies.map(\.kind)).count == 29 + 1) }

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
