import Documents
import Foundation
import Interview
import Testing
import Vault

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
    var files = [("interview.json", try document.data())] + paths.map { ($0, Data("x".utf8)) }
    files = files.map { ("\(folder)/\($0.0)", $0.1) }
    let entries = (listed.map { list in files.filter { list.contains($0.0) } } ?? files).map {
      BundleManifest.File(path: $0.0, size: Int64($0.1.count), sha256: AuditChain.hash($0.1))
    }
    let manifest = BundleManifest(
      program: "stranger", made: "",
      interviews: [.init(id: id ?? self.id, folder: folder, events: 0, files: entries)])
    var bytes = Data()
    var tar = TarWriter { bytes.append(contentsOf: $0) }
    let data = try manifest.data()
    for (path, content) in [("manifest.json", data), ("SHA256SUMS", manifest.sums(ofManifest: data))] + files
    {
      try tar.begin(path, size: Int64(content.count))
      try tar.append(Array(content))
      try tar.end()
    }
    try tar.finish()
    try bytes.write(to: file)
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

  @Test("reserved names of a library become others, and an interview under another's identifier is refused")
  func reserved() throws {
    let folder = scratch.folder.appending(path: "other")
    for name in ["trash", "guides", "keys", "library.sqlite", "audit.log"] {
      try write(folder: name, paths: ["part-001.wav"])
      let target = try Library.open(at: folder.appending(path: name))
      try target.note(.recorded, [])
      #expect(try target.takeIn(try OpenedBundle(file, openers: [])) == [.new])
      #expect(try target.list().map(\.folder) == ["\(name)_\(id)"])
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
