import Foundation
import Testing

@testable import Library

@Suite("A library in a folder that a program synchronises")
struct SyncedFolderTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func make(_ path: String, isFile: Bool = false) throws {
    let url = scratch.folder.appending(path: path)
    let folder = isFile ? url.deletingLastPathComponent() : url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if isFile { try Data().write(to: url) }
  }

  static let marks = [
    ("Dropbox/.dropbox", "Dropbox"), ("Work/.dropbox.cache/x", "Dropbox"), ("OneDrive/x", "OneDrive"),
    ("OneDrive - University of Graz/x", "OneDrive"), ("Cloud/.sync_5b0e4a0cd6b1.db", "Nextcloud"),
    ("Cloud/._sync_5b0e4a0cd6b1.db", "Nextcloud"), ("Nextcloud/x", "Nextcloud"),
    ("Drive/.tmp.driveupload/x", "Google Drive"), ("Shared/.stfolder/x", "Syncthing"),
  ]

  @Test("is not begun there, however deep; the sentence names the program and the way out", arguments: marks)
  func refused(mark: String, program: String) throws {
    try make(mark, isFile: true)
    let root = scratch.folder.appending(path: String(mark.prefix { $0 != "/" }))
    let library = root.appending(path: "Studies/2026/Interviews")
    let error = #expect(throws: LibraryError.self) { try Library.open(at: library) }
    #expect(error?.code == .refused)
    #expect(error?.message.contains(program) == true && error?.hint?.contains("--library DIR") == true)
    #expect(!FileManager.default.fileExists(atPath: library.path))
  }

  @Test("that is there already opens, and says what it is")
  func warned() throws {
    try scratch.open().close()
    try make(".stfolder")
    let library = try scratch.open()
    #expect(library.synced?.program == "Syncthing")
    #expect(library.synced?.folder.lastPathComponent == scratch.folder.lastPathComponent)
  }

  @Test("an ordinary folder is not mistaken for one")
  func ordinary() throws {
    try make("sync.db", isFile: true)
    try make("Dropbox-old")
    #expect(try scratch.open().synced == nil)
  }
}
