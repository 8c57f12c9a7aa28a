import Documents
import Foundation
import Testing

@Suite("The folder in which other programs work")
struct WorkingFolderTests {
  private let session = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")

  private func open(_ mode: Int) throws -> [String: String] {
    try FileManager.default.createDirectory(at: session, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: session.path)
    return ["XDG_RUNTIME_DIR": session.path]
  }

  private func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("it lies where the session keeps things in memory, is closed to others, and goes")
  func place() throws {
    defer { try? FileManager.default.removeItem(at: session) }
    let folder = try WorkingFolder(try open(0o700))
    #expect(folder.url.path.hasPrefix("\(session.path)/leitfaden/") && folder.url.path.utf8.count < 160)
    #expect(try mode(folder.url) == 0o700 && mode(folder.url.deletingLastPathComponent()) == 0o700)
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test("what a killed program left goes, what one at work uses stays")
  func leftOvers() throws {
    defer { try? FileManager.default.removeItem(at: session) }
    let environment = try open(0o700)
    let mine = try WorkingFolder(environment)
    let ended = Process()
    ended.executableURL = URL(filePath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let dead = mine.url.deletingLastPathComponent().appending(path: "\(ended.processIdentifier)-x")
    try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
    try Data("a name".utf8).write(to: dead.appending(path: "workbook.xlsx"))
    WorkingFolder.sweep(environment)
    #expect(!FileManager.default.fileExists(atPath: dead.path))
    #expect(FileManager.default.fileExists(atPath: mine.url.path))
  }

  @Test("a place that others may enter is not used")
  func others() throws {
    defer { try? FileManager.default.removeItem(at: session) }
    let folder = try WorkingFolder(try open(0o755))
    defer { folder.remove() }
    #expect(!folder.url.path.hasPrefix(session.path))
    #expect(try mode(folder.url.deletingLastPathComponent()) == 0o700)
  }

  @Test("a place in which a link stands in for ours is refused")
  func links() throws {
    defer { try? FileManager.default.removeItem(at: session) }
    let environment = try open(0o700)
    try FileManager.default.createSymbolicLink(
      at: session.appending(path: "leitfaden"), withDestinationURL: URL(filePath: "/tmp"))
    #expect(throws: POSIXError.self) { try WorkingFolder(environment) }
  }
}
