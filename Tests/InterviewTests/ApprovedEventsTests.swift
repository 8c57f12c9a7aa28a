import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

/// `Approved/events.txt` holds one line for each form in which an event can be stored: its kind, a tab, its JSON. Libraries
/// of years ago hold the same: a line is never changed. A new kind gets one, written by hand at the end.
@Suite("Events on disk")
struct ApprovedEventsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Approved/events.txt")

  private static let bodies: [EventBody] =
    EventCodingTests.bodies + [
      Recounting(seed: 7).events[0].body, .interrupted,
      .visited(question: "q", section: "s"), .visited(question: nil, section: "s"),
      .markEdited(mark: "m", frame: nil, end: nil, colour: nil, label: "later / and \"more\""),
      .markEdited(mark: "m", frame: Frame(5), end: Frame(9), colour: nil, label: nil),
      .noteBegun(question: "q"), .noteText(note: "n", text: ""),
      .consented(Consent([.recording, .quotation], .written, date: "2026-11-21")), .consented(.lost),
      .consented(.recordedFirst(on: "")),
      .edited(
        EventBody.Metadata(title: "t", participant: "P", place: "Graz", persons: "Mrs. Smith", language: "de")
      ),
      .keyworded(question: "q", keyword: "Heimat", isSet: false), .transcribed(visit: "v", text: ""),
      .offRecord(reason: ""), .gap(Gap(frame: Frame(0), frames: 1, cause: .deviceLost, isFilled: false)),
    ]
    + [
      .silenceBegan, .silenceEnded, .clipping, .diskLow, .diskFull, .muted, .stalled, .wrongSource,
      .mirrorFailed,
      .mirrorReturned, .mirrorVerified, .mirrorKeptOther, .firstDamaged,
    ].map(EventBody.noticed)
    + MissingReason.allCases.map { .unanswered(question: "q", reason: $0, mode: .handover) }
    + PlainEventJSONTests.values.filter { "\($0)".utf8.count < 300 }.map {
      .answered(question: "q", value: $0, mode: .interviewer)
    }

  private static func line(_ body: EventBody) throws -> String { "\(body.kind)\t\(try body.json())" }

  private static func approved() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  @Test("every kind is stored to the byte as it has always been")
  func rows() throws {
    #expect(try Self.bodies.map(Self.line) == Array(Self.approved().prefix(Self.bodies.count)))
  }

  @Test("no kind is missing here", arguments: EventKinds.all.map { $0.word })
  func complete(kind: String) throws {
    #expect(
      try Self.approved().contains { $0.hasPrefix("\(kind)\t") }, "give it a line, and then never change it")
  }

  @Test("what was stored is read, as a row and in interview.json, and stored again to the byte")
  func reading() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (index, line) in try Self.approved().enumerated() {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      let body = EventBody(kind: parts[0], json: parts[1])
      #expect(body.payload != nil, "not understood: \(line)")
      #expect(index >= Self.bodies.count || body == Self.bodies[index])
      #expect(try Self.line(body) == line)
      let document = #"{"fields":\#(parts[1]),"kind":"\#(parts[0])"}"#
      #expect(try JSONDecoder().decode(EventBody.self, from: Data(document.utf8)) == body)
      #expect(String(decoding: try encoder.encode(body), as: UTF8.self) == document)
    }
  }
}
