import Foundation
import Glibc
import Interview
import Testing

@testable import Library

@Suite("Links and pipes in the place of files")
struct NoFileTests {
  let scratch: Scratch
  let library: Library
  let interview: InterviewFolder

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    interview = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(interview))
    try library.writeDocument(interview.id)
  }

  /// Puts a pipe, or a link to a file elsewhere, in the place of a file.
  private func replace(_ file: URL, byPipe: Bool) throws {
    if byPipe {
      unlink(file.path)
      try #require(mkfifo(file.path, 0o600) == 0)
    } else {
      let elsewhere = scratch.folder.appending(path: "elsewhere")
      try? FileManager.default.removeItem(at: elsewhere)
      if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.moveItem(at: file, to: elsewhere)
      } else {
        try Data("secret".utf8).write(to: elsewhere)
      }
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    }
  }

  @Test(
    "are read by nobody, and the check names them",
    arguments: ["part-001.wav", InterviewDocument.fileName], [true, false])
  func inAnInterview(name: String, byPipe: Bool) throws {
    try replace(interview.url.appending(path: name), byPipe: byPipe)
    let findings = try library.check(sound: { _, _ in nil })
    #expect(findings.contains { $0.message.contains("is not a file: \(name)") })
    #expect(throws: LibraryError.self) {
      _ = try BundledFile(interview.url.appending(path: name), path: name, key: nil)
    }
    #expect(try BundledFile.all(in: interview.url, key: nil).filter { $0.path == name }.isEmpty)
    try library.close()
    _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    #expect(try scratch.open().list().count == 1)
  }

  @Test(
    "do not stop a library",
    arguments: ["audit.log", "audit.head", "retention.json", "library.sqlite.sha256", "contacts.json"],
    [true, false])
  func inTheLibrary(name: String, byPipe: Bool) throws {
    try library.close()
    try replace(scratch.url.appending(path: name), byPipe: byPipe)
    let opened = try? scratch.open()
    _ = try? opened?.list()
    _ = opened?.audit()
    _ = try? opened?.check(sound: { _, _ in nil })
  }
}
