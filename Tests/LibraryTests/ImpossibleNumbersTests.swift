import Foundation
import GRDB
import Guide
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Numbers that cannot be")
struct ImpossibleNumbersTests {
  let scratch: Scratch
  let library: Library
  /// The interview that gets such a number, and one that shall not feel it.
  let poisoned, other: InterviewFolder

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    poisoned = try library.createInterview(guide: Sample.guide, participant: "P-07")
    other = try library.createInterview(guide: Sample.guide, participant: "P-08")
    for folder in [poisoned, other] { try library.commit(Sample.talk(folder)) }
  }

  static let largest = "\(Int64.max)", smallest = "\(Int64.min)"

  static let bodies: [(kind: String, json: String)] =
    [
      ("channels", largest), ("bits", largest), ("bits", smallest), ("utcOffset", largest),
      ("utcOffset", smallest),
    ].map { field, number in
      let fields = ["channels": "1", "bits": "16", "utcOffset": "0"].merging([field: number]) { $1 }
      return (
        "started",
        """
        {"started":{"guide":"g","guideVersion":"","guideFingerprint":"f","participant":"","title":"","language":"",\
        "sampleRate":48000,"channels":\(fields["channels", default: ""]),"bits":\(fields["bits", default: ""]),"container":"wav",\
        "utcOffset":\(fields["utcOffset", default: ""])}}
        """
      )
    }
    + [largest, smallest].flatMap { number in
      [
        ("partOpened", #"{"opened":{"number":\#(number),"file":"part-002.wav","firstFrame":0,"device":""}}"#),
        ("partOpened", #"{"opened":{"number":2,"file":"part-002.wav","firstFrame":\#(number),"device":""}}"#),
        ("partClosed", #"{"closed":{"number":1,"frames":\#(number)}}"#),
        ("recovered", #"{"number":1,"frames":\#(number)}"#),
        ("recovered", #"{"number":\#(number),"frames":1}"#),
        ("marked", #"{"mark":{"colour":\#(number),"label":"","reach":0}}"#),
        ("marked", #"{"mark":{"colour":1,"label":"","reach":\#(number)}}"#),
        ("markEdited", #"{"target":"x","frame":\#(number)}"#),
        ("markEdited", #"{"target":"x","end":\#(number)}"#),
        ("markEdited", #"{"target":"x","colour":\#(number)}"#),
        ("probed", #"{"question":"advice","number":\#(number),"on":true}"#),
        ("gap", #"{"gap":{"frame":\#(number),"frames":1,"cause":"overrun","isFilled":true}}"#),
        ("gap", #"{"gap":{"frame":1,"frames":\#(number),"cause":"overrun","isFilled":true}}"#),
        ("inked", #"{"target":"x","stroke":{"points":[[0,0,0,\#(number)]]}}"#),
        ("inked", #"{"target":"x","stroke":{"points":[[1e300,-1e300]]}}"#),
        ("inked", #"{"target":"x","stroke":{"points":[],"colour":\#(number)}}"#),
      ]
    }
    + ["../../../etc/passwd", "/etc/passwd", "", ".hidden"].map { file in
      ("partOpened", #"{"opened":{"number":2,"file":"\#(file)","firstFrame":0,"device":""}}"#)
    }

  /// Columns of the table `event`, as SQL.
  static let columns: [(column: String, value: String)] = [
    ("frame", largest), ("frame", "-1"), ("frame", smallest), ("monotonic", largest), ("monotonic", smallest),
    ("wall", "1e300"), ("wall", "-1e300"), ("wall", "9e999"), ("sequence", largest), ("sequence", smallest),
  ]

  @Test(
    "in what an event says: that interview cannot be loaded, is named by the check, and keeps nobody from the others",
    arguments: bodies)
  func saidByAnEvent(kind: String, json: String) throws {
    try insert(kind: kind, json: json)
    try isAFinding()
  }

  @Test("in the columns of an event: likewise", arguments: columns)
  func besideAnEvent(column: String, value: String) throws {
    try insert(kind: "paused", json: "{}", [column: value])
    try isAFinding()
  }

  @Test(
    "in the row of an interview: lists show it all the same",
    arguments: [
      "channels", "bits", "frames", "parts", "visits", "marks", "events", "sample_rate", "last_sequence",
    ],
    [largest, smallest])
  func listed(column: String, value: String) throws {
    try library.pool.write { try $0.execute(sql: "UPDATE interview SET \(column) = \(value)") }
    let listed = try library.list()
    #expect(listed.count == 2)
    #expect(listed.reduce(Int64(0)) { $0 + $1.bytes + $1.frames } >= 0)
    let findings = try check()
    #expect(findings.contains { $0.interview == poisoned.id })
  }

  @Test("in the dates of an interview's row", arguments: ["1e300", "-1e300", "9e999"])
  func listedDates(value: String) throws {
    try library.pool.write {
      try $0.execute(sql: "UPDATE interview SET created = \(value), started = \(value), ended = \(value)")
    }
    for summary in try library.list() {
      for date in [summary.createdAt, summary.startedAt, summary.endedAt].compactMap(\.self) {
        #expect(date.isPossible && !FolderName.day(date).isEmpty)
      }
    }
    _ = try check()
  }

  @Test("in an interview.json: it is not taken in, and a rebuild takes in the others", arguments: bodies)
  func ofADocument(kind: String, json: String) throws {
    let file = poisoned.url.appending(path: InterviewDocument.fileName)
    try library.writeDocument(poisoned.id)
    let written = try String(contentsOf: file, encoding: .utf8)
    var document = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
    var events = try #require(document["events"] as? [[String: Any]])
    let last = try #require(events.last)
    let fields = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let next = (last["sequence"] as? Int ?? 0) + 1
    events.append(
      last.merging(["id": "stranger", "sequence": next, "body": ["kind": kind, "fields": fields]]) { $1 })
    document["events"] = events
    try JSONSerialization.data(withJSONObject: document).write(to: file)
    #expect(throws: LibraryError.self) { try InterviewDocument.read(file, key: nil) }
    try library.close()
    try FileManager.default.removeItem(at: scratch.url.appending(path: Library.databaseName))
    let report = try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    #expect(report.findings.contains { $0.message.contains("interview.json is damaged") })
    #expect(try scratch.open().list().contains { $0.id == other.id })
  }

  @Test("nothing is stored that would not be read again")
  func storing() throws {
    let body = EventBody.probed(question: "advice", probe: .min, isTicked: true)
    let event = Sample.events(poisoned.id, [body], from: 100)[0]
    #expect(throws: LibraryError.self) { try library.commit([event]) }
    #expect(try library.interview(poisoned.id).events.count == Sample.talk(poisoned).count)
  }

  // MARK: -

  private func insert(kind: String, json: String, _ columns: [String: String] = [:]) throws {
    try library.pool.write { db in
      var values = ["frame": "5", "monotonic": "5", "wall": "5.0", "sequence": "100"]
      values.merge(columns) { $1 }
      try db.execute(
        sql: """
          INSERT INTO event (id, interview, device, kind, body, frame, monotonic, wall, sequence)
          VALUES ('stranger', ?, 'desk', ?, ?, \(values["frame", default: ""]), \(values["monotonic", default: ""]), \(values["wall", default: ""]),
            \(values["sequence", default: ""]))
          """, arguments: [poisoned.id, kind, json])
    }
  }

  private func check() throws -> [Finding] { try library.check(sound: { _, _ in nil }) }

  private func isAFinding() throws {
    #expect(try library.list().count == 2)
    #expect(throws: LibraryError.self) { try library.interview(poisoned.id) }
    #expect(try library.interview(other.id).events.count == Sample.talk(other).count)
    let findings = try check()
    #expect(findings.contains { $0.interview == poisoned.id && $0.message.contains("cannot be") })
    #expect(!findings.contains { $0.interview == other.id && $0.message.contains("cannot be loaded") })
  }
}
