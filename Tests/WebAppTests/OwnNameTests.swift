import Foundation
import Glibc
import Testing

@testable import WebApp
@testable import WebServing

/// The host that is Leitfaden's alone.
@Suite struct OwnNameTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "leitfaden-name-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)

  private var file: URL { folder.appending(path: "data/leitfaden/host") }

  private func mode(_ path: String) -> Int? {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return (facts?[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test("a name is a label of 100 random bits, kept for its owner only")
  func aNameIsKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = OwnName(keptIn: file)
    #expect(name.isKept)
    #expect(name.host.wholeMatch(of: #/leitfaden-[a-z2-9]{20}\.localhost/#) != nil)
    #expect(mode(file.path) == 0o600 && mode(file.deletingLastPathComponent().path) == 0o700)
    #expect(OwnName(keptIn: file) == name, "the same at each start")
    try FileManager.default.removeItem(at: file)
    #expect(OwnName(keptIn: file).host != name.host)
    #expect(Set((0..<1000).map { _ in Secret.label() }).count == 1000)
  }

  @Test(
    "what is no such name, or was to be read by others, is replaced",
    arguments: [
      "", "localhost", "leitfaden-.localhost", "leitfaden-short.localhost", "evil.example",
      "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost.evil.example", "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost:80",
      "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost\nx", "OPEN",
    ])
  func aBadNameIsReplaced(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isOpen = text == "OPEN"
    let text = isOpen ? "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost\n" : text
    try Data(text.utf8).write(to: file)
    chmod(file.path, isOpen ? 0o644 : 0o600)
    let name = OwnName(keptIn: file)
    #expect(name.isKept && name.host != "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost")
    #expect(mode(file.path) == 0o600 && OwnName(keptIn: file) == name)
  }

  @Test("a link, a pipe and a folder in its place are not opened")
  func oddFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let other = folder.appending(path: "other")
    try Data("leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost\n".utf8).write(to: other)
    chmod(other.path, 0o600)
    #expect(symlink(other.path, file.path) == 0)
    #expect(OwnName(keptIn: file).host != "leitfaden-aaaaaaaaaaaaaaaaaaaa.localhost")
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(OwnName(keptIn: file).isKept)
    try FileManager.default.removeItem(at: file)
    #expect(mkdir(file.path, 0o700) == 0)
    let name = OwnName(keptIn: file)
    #expect(!name.isKept && OwnName(keptIn: file).host != name.host, "good until the program ends")
  }
}
