import Documents
import Foundation
import Glibc
import Guide
import Hummingbird
import Interview
import Library
import NIOCore
import Vault
import WebServing
import Wording

/// The files that are answers: they lie in `files/` of the interview's folder, named after their question and their
/// content, readable by the owner only. In a sealed library they are age files for the key of the interview, from the first
/// byte on, and their names tell nothing of the content.
struct AnswerFiles: Sendable {
  let library: Library

  /// Name of the folder.
  static let folderName = "files"
  /// The most that one file may weigh, in bytes.
  static let largest: Int64 = 512 << 20
  /// So many bytes of the disk are left to the sound.
  static let reserved: Int64 = 512 << 20

  /// Takes a file in: on disk, under its last name, when this returns. The same file twice is kept once.
  ///
  /// - Parameter isAllowed: Whether who sends it still may: asked with each piece.
  /// - Throws: `WebError` with a sentence for whoever chose the file; nothing of it is left then.
  func take(
    _ body: RequestBody, announced: Int64?, for question: Question, of interview: String,
    isAllowed: @Sendable () -> Bool = { true }
  ) async throws -> FileReference {
    let folder = try await folder(of: interview)
    try Self.checkRoom(for: announced ?? 0, in: folder)
    let temporary = folder.appending(path: ".\(Identifier.fresh()).part")
    let library = library
    let writing = try await Blocking.run {
      try AnswerFileWriting(temporary, key: try library.key(of: interview))
    }
    do {
      for try await piece in body {
        guard isAllowed() else { throw WebError.stranger }
        let bytes = [UInt8](piece.readableBytesView)
        try await Blocking.run { try writing.add(bytes) }
      }
      guard isAllowed() else { throw WebError.stranger }
      return try await Blocking.run { try writing.finish(as: question, in: folder) }
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  /// A stored file as a browser may have it: pictures, sounds and films to be seen, all else to be downloaded.
  ///
  /// - Throws: `WebError` when no answer names it.
  func give(_ reference: FileReference, of interview: String) async throws -> ByteAnswer {
    let file = try await folder(of: interview).appending(path: reference.name)
    let library = library
    return try await Blocking.run {
      let bytes = try Self.bytes(of: file, try library.key(of: interview))
      let medium = reference.mediaType.split(separator: "/").first ?? ""
      let isShown = ["image", "audio", "video"].contains(medium) && !reference.mediaType.contains("svg")
      return ByteAnswer(
        bytes, etag: "\"\(reference.sha256)\"",
        contentType: isShown ? reference.mediaType : "application/octet-stream",
        headers: [
          ("Content-Disposition", isShown ? "inline" : "attachment; filename=\"\(reference.name)\""),
          ("Content-Security-Policy", "default-src 'none'; sandbox"),
        ])
    }
  }

  /// The bytes of a stored file, opened with the key of a sealed library's interview.
  private static func bytes(
    of file: URL, _ key: InterviewKey?
  ) throws -> any ByteSource {
    let name = file.lastPathComponent
    let stored = file.deletingLastPathComponent().appending(path: key == nil ? name : SealedName.sealed(name))
    do {
      guard let bytes = try PartBytes.open(stored, identity: key?.identity) else { throw missing }
      return bytes
    } catch is AgeError {
      throw damaged
    }
  }

  static let damaged = WebError(
    status: .serviceUnavailable, "file-damaged", "this file was changed or cut off on the disk",
    hint: "put it back from a backup")
  static let missing = WebError(status: .notFound, "no-file", "this file is not there (any more)")

  private func folder(of interview: String) async throws -> URL {
    let library = library
    return try await Blocking.run {
      guard let folder = try? library.interviewFolder(interview).url else { throw WebError.noInterview }
      let files = folder.appending(path: Self.folderName, directoryHint: .isDirectory)
      if mkdir(files.path, 0o700) != 0, errno != EEXIST { throw Self.notStored }
      return files
    }
  }

  static func checkRoom(for bytes: Int64, in folder: URL) throws {
    if bytes > largest { throw tooLarge }
    try checkRoom(left: bytes, in: folder)
  }

  /// That so many bytes more leave enough to the sound.
  static func checkRoom(left bytes: Int64, in folder: URL) throws {
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = (facts?[.systemFreeSize] as? NSNumber)?.int64Value else { return }
    if free - bytes < reserved {
      throw WebError(
        status: .init(code: 507), "disk-full",
        "the disk has no room for this file; what is left is kept for the sound")
    }
  }

  static let tooLarge = WebError(
    status: .contentTooLarge, "file-size", "this file is larger than 512 MB; please choose a smaller one")
  static let notStored = WebError(
    status: .internalServerError, "file-not-stored", "the file could not be stored on the disk")
}
