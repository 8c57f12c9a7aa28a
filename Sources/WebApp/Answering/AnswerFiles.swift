import Documents
import Foundation
import Glibc
import Guide
import Hummingbird
import Library
import NIOCore

/// The files that are answers: they lie in `files/` of the interview's folder, named after their question and their
/// content, readable by the owner only.
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
  /// - Throws: `WebError` with a sentence for whoever chose the file; nothing of it is left then.
  func take(
    _ body: RequestBody, announced: Int64?, for question: Question, of interview: String
  ) async throws -> FileReference {
    let folder = try await folder(of: interview)
    try Self.checkRoom(for: announced ?? 0, in: folder)
    let temporary = folder.appending(path: ".\(UUID().uuidString).part")
    let writing = try await Blocking.run { try Writing(temporary) }
    do {
      for try await piece in body {
        let bytes = [UInt8](piece.readableBytesView)
        try await Blocking.run { try writing.add(bytes) }
      }
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
    return try await Blocking.run {
      guard let handle = try? FileHandle(forReadingFrom: file), let size = try? handle.seekToEnd() else {
        throw Self.missing
      }
      let open = OpenFile(handle: handle)
      let kind = reference.mediaType.split(separator: "/").first ?? ""
      let isShown = ["image", "audio", "video"].contains(kind) && !reference.mediaType.contains("svg")
      return ByteAnswer(
        length: Int64(size), etag: "\"\(reference.sha256)\"",
        contentType: isShown ? reference.mediaType : "application/octet-stream",
        headers: [
          ("Content-Disposition", isShown ? "inline" : "attachment; filename=\"\(reference.name)\""),
          ("Content-Security-Policy", "default-src 'none'; sandbox"),
        ]
      ) { try open.read($0) }
    }
  }

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

  private static func checkRoom(for bytes: Int64, in folder: URL) throws {
    if bytes > largest { throw tooLarge }
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

extension AnswerFiles {
  /// One file on its way to the disk.
  private final class Writing: @unchecked Sendable {
    private let temporary: URL
    private let handle: FileHandle
    private var hash = SHA256()
    private var count: Int64 = 0
    private var first: [UInt8] = []

    init(_ temporary: URL) throws {
      self.temporary = temporary
      let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw AnswerFiles.notStored }
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func add(_ bytes: [UInt8]) throws {
      count += Int64(bytes.count)
      guard count <= AnswerFiles.largest else { throw AnswerFiles.tooLarge }
      if first.count < FileSignature.length {
        first.append(contentsOf: bytes.prefix(FileSignature.length - first.count))
        try AnswerFiles.checkRoom(for: 0, in: temporary.deletingLastPathComponent())
      }
      hash.update(bytes)
      do { try handle.write(contentsOf: bytes) } catch { throw AnswerFiles.notStored }
    }

    func finish(as question: Question, in folder: URL) throws -> FileReference {
      guard count > 0 else {
        throw WebError(status: .badRequest, "file-empty", "this file is empty; please choose another one")
      }
      let wanted = ["photo": "image", "audio": "audio", "video": "video"][question.kind] ?? ""
      let type = FileSignature.mediaType(of: first, wanted: wanted)
      guard wanted.isEmpty || type.hasPrefix(wanted + "/") else {
        throw WebError(
          status: .unsupportedMediaType, "file-kind-\(wanted)",
          ["image": "this is no picture; please choose one", "audio": "this is no sound; please choose one"][
            wanted]
            ?? "this is no film; please choose one")
      }
      guard (try? handle.synchronize()) != nil, (try? handle.close()) != nil else {
        throw AnswerFiles.notStored
      }
      let digest = hash.hexadecimal()
      let plain = question.id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
      let name =
        "\(plain.isEmpty ? "file" : plain.prefix(60))-\(digest.prefix(12)).\(FileSignature.ending(for: type))"
      guard rename(temporary.path, folder.appending(path: name).path) == 0 else {
        throw AnswerFiles.notStored
      }
      let directory = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if directory >= 0 {
        fsync(directory)
        close(directory)
      }
      return FileReference(name: name, sha256: digest, mediaType: type)
    }
  }
}
