import Foundation
import Interview
import Testing

@testable import Library

@Suite("Bundles of strangers")
struct HostileBundleTests {
  let scratch: Scratch
  let library: Library
  let id: String
  var file: URL { scratch.folder.appending(path: "stranger.leitfaden.tar") }

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    id = try BundleTests.record(into: library)
  }

  /// Writes a bundle with right hashes whose files have these paths in the interview's folder.
  private func write(
    folder: String = "2026-11-21_P-07_a1b2", paths: [String], id: String? = nil, listed: [String]? = nil
  ) throws {
    var document = try library.document(of: self.id)
    document.id = id ?? self.id
    try StrangersBundle.write(document, folder: folder, paths: paths, listed: listed, to: file)
  }

  private func isRefused() -> Bool { (try? OpenedBundle(file, openers: [])) == nil }

  @Test("an honest bundle made the same way is taken")
  func honest() throws {
    try write(paths: ["part-001.wav", "files/a.jpg"])
    #expect(!isRefused())
  }

  @Test(
    "no path leads out of an interview's folder, to its keys, or to files that are no part of it",
    arguments: [
      "../x.wav", "/etc/passwd", "files/../../x", "files//x", "files/.hidden", "files/a/b",
      "interview.key.age",
      "interview.json.age", "part-001.wav.age", "files/x.age", "part-001.exe", "peaks.lfpk", "files/a\\b",
      "files/a\nb", "export/x.csv", "Interview.json",
    ])
  func paths(path: String) throws {
    try write(paths: [path])
    #expect(isRefused())
  }

  @Test(
    "the folder of an interview is one plain name",
    arguments: ["..", ".", "", ".hidden", "a/b", "/tmp", "a\\b", "x.age", "a\u{202E}b"])
  func folders(folder: String) throws {
    try write(folder: folder, paths: ["part-001.wav"])
    #expect(isRefused())
  }

  @Test(
    "names that no interview has become the library's own, and an interview under another's identifier is refused"
  )
  func reserved() throws {
    let folder = scratch.folder.appending(path: "other")
    let names = [
      "trash", "guides", "keys", "library.sqlite", "audit.log", "keys.pub", "tries.json", "settings.json",
      "library.sqlite-journal", "retention.json", "2026-11-21_P-07", "2026-11-21_P 07_a1b2", "my interview",
    ]
    for name in names {
      try write(folder: name, paths: ["part-001.wav"])
      let target = try Library.open(at: folder.appending(path: name))
      try target.note(.recorded, [])
      #expect(try target.takeIn(try OpenedBundle(file, openers: [])) == [.new])
      let folder = try #require(try target.list().first?.folder)
      #expect(folder != name && FolderName.isFormed(folder, id: id))
    }
    try write(paths: [], id: "another-id")
    #expect(isRefused())
  }

  @Test("files that the manifest does not name, or names twice, are refused")
  func unnamed() throws {
    try write(paths: ["part-001.wav", "part-002.wav"], listed: ["2026-11-21_P-07_a1b2/interview.json"])
    #expect(isRefused())
    try write(paths: ["part-001.wav", "part-001.wav"])
    #expect(isRefused())
  }
}
