import Documents
import Foundation
import Glibc
import Guide
import HTTPTypes
import Vault
import WebServing
import Wording

/// One file on its way to the disk. With a key it lies there encrypted from the first byte on.
final class AnswerFileWriting: @unchecked Sendable {
  private let temporary: URL
  private let handle: FileHandle
  private let key: InterviewKey?
  private var sealed: AgeWriter?
  private var hash = SHA256()
  private var count: Int64 = 0
  private var first: [UInt8] = []
  /// Bytes after which the room was last looked at.
  private var checked: Int64 = 0
  /// The room is looked at after so many bytes.
  private static let pause: Int64 = 1 << 20

  /// Begins the file.
  ///
  /// - Parameter key: The interview's in a sealed library.
  /// - Throws: `WebError` when the disk refuses.
  init(_ temporary: URL, key: InterviewKey?) throws {
    self.temporary = temporary
    self.key = key
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw AnswerFiles.notStored }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.handle = handle
    guard let key else { return }
    do {
      sealed = try AgeWriter(to: [key.identity.recipient]) { try handle.write(contentsOf: $0) }
    } catch { throw AnswerFiles.notStored }
  }

  /// Takes more of the content.
  func add(_ bytes: [UInt8]) throws {
    count += Int64(bytes.count)
    guard count <= AnswerFiles.largest else { throw AnswerFiles.tooLarge }
    if first.count < FileSignature.length {
      first.append(contentsOf: bytes.prefix(FileSignature.length - first.count))
    }
    if count - checked >= Self.pause || checked == 0 {
      // several may be on their way at once
      checked = count
      try AnswerFiles.checkRoom(for: 0, in: temporary.deletingLastPathComponent())
    }
    hash.update(bytes)
    do {
      if key == nil { try handle.write(contentsOf: bytes) } else { try sealed?.append(bytes) }
    } catch { throw AnswerFiles.notStored }
  }

  /// The whole file is there: gives it its name. On disk when this returns.
  ///
  /// - Throws: `WebError` when it is not what the question asks for.
  func finish(as question: Question, in folder: URL) throws -> FileReference {
    guard count > 0 else {
      throw WebError(status: .badRequest, "file-empty", "this file is empty; please choose another one")
    }
    let wanted =
      [PhotoAnswer.id: "image", AudioAnswer.id: "audio", VideoAnswer.id: "video"][question.kind] ?? ""
    let type = FileSignature.mediaType(of: first, wanted: wanted)
    guard wanted.isEmpty || type.hasPrefix(wanted + "/") else {
      throw WebError(
        status: .unsupportedMediaType, "file-kind-\(wanted)",
        Self.asking(for: wanted))
    }
    do {
      if let sealed = sealed.take() { try sealed.finish() }
      try handle.synchronize()
      try handle.close()
    } catch { throw AnswerFiles.notStored }
    let digest = hash.hexadecimal()
    let plain = question.id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    // the hash of a known picture would tell that it is here
    let mark = key?.name(for: digest) ?? digest
    let name =
      "\(plain.isEmpty ? "file" : plain.prefix(60))-\(mark.prefix(12)).\(FileSignature.ending(for: type))"
    let stored = folder.appending(path: key == nil ? name : SealedName.sealed(name))
    guard rename(temporary.path, stored.path) == 0 else { throw AnswerFiles.notStored }
    let directory = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
    return FileReference(name: name, sha256: digest, mediaType: type)
  }

  private static func asking(for wanted: String) -> Sentence {
    switch wanted {
    case "image": "this is not a picture; please choose one"
    case "audio": "this is not a sound recording; please choose one"
    default: "this is not a film; please choose one"
    }
  }
}
