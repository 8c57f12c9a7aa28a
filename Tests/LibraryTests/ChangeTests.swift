import Foundation
import Glibc
import Interview
import Testing

@testable import Library

@Suite("Editing, deleting, locking")
struct ChangeTests {
  let scratch: Scratch
  let library: Library
  let folder: InterviewFolder

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    try library.writeDocument(folder.id)
  }

  @Test("an edit is an event more, found at once, and the folder keeps its name")
  func edit() throws {
    try library.edit(folder.id, .init(title: "Zweites Gespräch", place: "Küche"), device: "desk")
    let interview = try library.interview(folder.id)
    #expect(interview.title == "Zweites Gespräch" && interview.place == "Küche")
    #expect(interview.participant == "P-07")
    #expect(interview.events.count == Sample.talk(folder).count + 1)
    #expect(try library.search("zweites").map(\.kind) == [.title])
    #expect(try library.summary(folder.id).folder == folder.name)
    let document = try InterviewDocument.read(folder.url.appending(path: "interview.json"), key: nil)
    #expect(document.events == interview.events)
  }

  @Test("an edit that changes nothing, or names a bad code, is refused")
  func badEdits() throws {
    #expect(throws: LibraryError.self) { try library.edit(folder.id, .init(), device: "desk") }
    #expect(throws: LibraryError.self) {
      try library.edit(folder.id, .init(participant: "a/b"), device: "desk")
    }
    #expect(try library.interview(folder.id).events.count == Sample.talk(folder).count)
  }

  @Test("a planned interview is edited without an event before its beginning")
  func planned() throws {
    let planned = try library.createInterview(guide: Sample.guide, participant: "P-1")
    try library.edit(planned.id, .init(title: "Neu", participant: "P-2"), device: "desk")
    let summary = try library.summary(planned.id)
    #expect(summary.title == "Neu" && summary.participant == "P-2" && summary.events == 0)
    #expect(try library.check(sound: { _, _ in nil }).filter { $0.interview == planned.id }.isEmpty)
  }

  @Test("a deleted interview lies in the trash and can be taken back whole")
  func trash() throws {
    let trash = try #require(try library.delete(folder.id))
    #expect(trash.path.contains("/trash/") && Files.isDirectory(trash))
    #expect(!Files.isDirectory(folder.url))
    #expect(try library.list().isEmpty && library.search("Prüfung").isEmpty)
    #expect(try library.restore(folder.name).id == folder.id)
    #expect(try library.interview(folder.id).events == Sample.talk(folder))
    #expect(try library.search("Prüfung").count == 1)
  }

  @Test("a rebuild does not bring back what was deleted")
  func rebuildAfterDelete() throws {
    try library.delete(folder.id)
    try library.close()
    #expect(try Library.rebuild(at: scratch.url, sound: { _, _ in nil }).interviews == 0)
  }

  @Test("deleted for good leaves neither folder nor words")
  func forGood() throws {
    #expect(try library.delete(folder.id, forGood: true) == nil)
    try library.close()
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path)
    #expect(!names.contains { $0.contains("P-07") })
    let bytes = try Data(contentsOf: scratch.url.appending(path: "library.sqlite"))
    #expect(bytes.range(of: Data("Wendepunkt".utf8)) == nil)
    #expect(bytes.range(of: Data("wendepunkt".utf8)) == nil)
  }

  @Test("after thirty days the trash is emptied at the next deletion")
  func oldTrash() throws {
    let old = try #require(try library.delete(folder.id, date: Date().addingTimeInterval(-31 * 86_400)))
    #expect(Files.isDirectory(old))
    let other = try library.createInterview(guide: Sample.guide)
    let fresh = try #require(try library.delete(other.id))
    #expect(!Files.isDirectory(old) && Files.isDirectory(fresh))
  }

  @Test("a deletion that was cut short after moving the folder is completed by repeating it")
  func repeated() throws {
    try Files.makeDirectories(scratch.url.appending(path: "trash"))
    try Files.move(folder.url, to: scratch.url.appending(path: "trash/x"))
    #expect(try library.delete(folder.id) == nil)
    #expect(try library.list().isEmpty)
  }

  @Test("only one may record; the sentence names the process; the lock ends with its holder")
  func lock() throws {
    let lock = try library.lockForRecording()
    let error = #expect(throws: LibraryError.self) { try scratch.open().lockForRecording() }
    #expect(error?.code == .inUse && error?.message.contains("\(getpid())") == true)
    lock.release()
    try library.lockForRecording().release()
  }

  @Test("a lock held by another process holds until that process is killed")
  func otherProcess() throws {
    try library.lockForRecording().release()
    let file = scratch.url.appending(path: "recorder.lock")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["flock", file.path, "sh", "-c", "echo $$ > \(file.path); echo ready; exec sleep 60"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
    let error = #expect(throws: LibraryError.self) { try library.lockForRecording() }
    #expect(error?.code == .inUse)
    #expect(throws: LibraryError.self) { try library.deleteOpenOne() }
    // The saved one is nobody's business but ours.
    try library.edit(folder.id, .init(title: "trotzdem"), device: "desk")
    let holder = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    kill(try #require(pid_t(holder)), SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for _ in 0..<100 where library.recorder != nil { usleep(20_000) }
    try library.lockForRecording().release()
  }

  @Test("what another process records is neither edited nor deleted")
  func recorded() throws {
    let open = try library.createInterview(guide: Sample.guide)
    try library.commit(Array(Sample.talk(open).dropLast()))
    let lock = try library.lockForRecording()
    lock.recording(open.id)
    #expect(throws: LibraryError.self) { try library.delete(open.id) }
    #expect(throws: LibraryError.self) { try library.edit(open.id, .init(title: "x"), device: "desk") }
    try library.delete(folder.id)
    lock.release()
    try library.delete(open.id)
  }
}

extension Library {
  fileprivate func deleteOpenOne() throws {
    let open = try createInterview(guide: Sample.guide)
    try delete(open.id)
  }
}
