import Foundation
import GRDB
import Guide
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Journal")
struct JournalTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(
    "the writer waits for the disk: synchronous is FULL, read back through a write",
    arguments: [Library.Access.manyReaders, .oneCommand])
  func synchronousFull(access: Library.Access) throws {
    let library = try Library.open(at: scratch.folder, for: access)
    #expect(try library.pool.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
    #expect(try library.pool.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    #expect(try library.pool.write { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
  }

  @Test("acknowledged events are there, bit for bit, when the library is opened again")
  func reopening() async throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    let events = Sample.talk(folder)
    for event in events { try await library.append([event]) }
    try library.close()
    let again = try scratch.open()
    let interview = try again.interview(folder.id)
    #expect(interview.events == events)
    #expect(interview.guide == Sample.guide)
    #expect(interview.status == .saved)
  }

  @Test("an event sent twice is stored once")
  func idempotent() async throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    let events = Sample.talk(folder)
    try await library.append(Array(events.prefix(5)))
    try await library.append(events)
    try await library.append(events)
    #expect(try library.interview(folder.id).events == events)
    #expect(try library.summary(folder.id).events == events.count)
  }

  @Test("a batch with one impossible event stores none of it")
  func allOrNone() async throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    let events = Sample.talk(folder)
    try await library.append([events[0], events[1]])
    var impostor = events[1]
    impostor.id = "another-id"
    await #expect(throws: LibraryError.self) { try await library.append([events[2], events[3], impostor]) }
    #expect(try library.interview(folder.id).events == Array(events.prefix(2)))
    #expect(try library.search("Wendepunkt").isEmpty)
    try await library.append(Array(events.dropFirst(2)))
    #expect(try library.interview(folder.id).events == events)
    #expect(
      try InterviewRow(library.interview(folder.id)) == library.read { try InterviewRow(folder.id, nil, $0) })
  }

  @Test("events for an interview that is not there are refused with a sentence")
  func strangers() throws {
    let library = try scratch.open()
    let error = #expect(throws: LibraryError.self) {
      try library.commit(Sample.events("nobody", [.paused]))
    }
    #expect(error?.code == .unknown)
  }

  @Test("stored events can be neither changed nor deleted, except with their interview")
  func appendOnly() throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    try library.commit(Sample.talk(folder))
    for sql in ["UPDATE event SET frame = 0", "DELETE FROM event", "UPDATE guide SET json = ''"] {
      #expect(throws: DatabaseError.self) { try library.pool.write { try $0.execute(sql: sql) } }
    }
    try library.pool.write { try $0.execute(sql: "DELETE FROM interview") }
    for table in ["event", "search_entry"] {
      #expect(try library.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } == 0)
    }
  }

  @Test("events of a later version are kept word for word")
  func unknownKinds() throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    let events = Sample.events(
      folder.id, [Sample.started(folder), .unknown(kind: "telepathy", json: #"{"x":1}"#)])
    try library.commit(events)
    #expect(try library.interview(folder.id).events == events)
  }

  @Test("events that arrive out of order are folded in order")
  func disorder() throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    let events = Sample.talk(folder)
    try library.commit([events[0], events[1], events[3]])
    try library.commit([events[2]])
    try library.commit(Array(events.dropFirst(4)))
    let interview = try library.interview(folder.id)
    #expect(interview.events == events)
    #expect(try InterviewRow(interview) == library.read { try InterviewRow(folder.id, nil, $0) })
    #expect(
      try library.read { try SearchEntry.stored(of: folder.id, $0) }
        == Set(SearchEntry.entries(of: interview)))
  }

  @Test("two libraries open on one folder see each other's events")
  func twoWriters() throws {
    let (one, other) = (try scratch.open(), try scratch.open())
    let folder = try one.createInterview(guide: Sample.guide)
    let events = Sample.talk(folder)
    for (index, event) in events.enumerated() { try (index % 2 == 0 ? one : other).commit([event]) }
    let interview = try one.interview(folder.id)
    #expect(interview.events == events)
    #expect(try InterviewRow(interview) == other.read { try InterviewRow(folder.id, nil, $0) })
  }
}
