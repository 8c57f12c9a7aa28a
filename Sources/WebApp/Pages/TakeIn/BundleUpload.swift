import Foundation
import Glibc
import HTTPTypes
import Hummingbird
import Interviewing
import Library
import WebServing
import Wording

/// Takes a bundle that a browser sends, piece by piece, into a hidden file of the library, readable for its owner only.
/// Into a sealed library only sealed ones: nothing readable lies on its disk, also not for a moment.
struct BundleUpload: Sendable {
  let library: Library

  /// The largest one, in bytes.
  static let largest: Int64 = 64 << 30

  /// Whether a request with this path carries a file instead of JSON.
  static func takesFiles(_ path: String) -> Bool { path == "/api/bundles" }

  /// Where it lies when all of it is there.
  ///
  /// - Throws: `WebError`; nothing of it is left then.
  func take(_ body: RequestBody, announced: Int64?, id: String) async throws -> URL {
    let file = library.incomingFile(id)
    try checkRoom(announced ?? 0)
    let handle = try await Blocking.run {
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw AnswerFiles.notStored }
      return Sink(descriptor)
    }
    do {
      var count: Int64 = 0
      var beginning = Data()
      for try await piece in body {
        let bytes = Data(piece.readableBytesView)
        count += Int64(bytes.count)
        guard count <= Self.largest else { throw Self.tooLarge }
        let isDecided = beginning.count >= IncomingBundle.seal.count
        if !isDecided { beginning += bytes.prefix(IncomingBundle.seal.count - beginning.count) }
        if library.isSealed, !IncomingBundle.seal.starts(with: beginning) { throw Self.plain }
        try await Blocking.run { try handle.append(bytes) }
        if count % (64 << 20) < Int64(bytes.count) { try checkRoom(0) }
      }
      return file
    } catch {
      unlink(file.path)
      throw error
    }
  }

  /// The file while it grows; one piece is written after the other.
  private final class Sink: @unchecked Sendable {
    private let handle: FileHandle

    init(_ descriptor: Int32) { handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }

    func append(_ bytes: Data) throws { try handle.write(contentsOf: bytes) }
  }

  private func checkRoom(_ bytes: Int64) throws {
    guard bytes <= Self.largest else { throw Self.tooLarge }
    try AnswerFiles.checkRoom(left: bytes, in: library.folder)
  }

  private static let tooLarge = WebError(
    status: .contentTooLarge, "bundle-size", "a bundle may have at most 64 GB",
    hint: "give the path of the file")
  private static let plain = WebError(
    status: .unprocessableContent, "bundle-plain",
    "this bundle is not encrypted and would be readable in the encrypted library",
    hint: "give the path of the file: it is read from there, without a copy")
}
