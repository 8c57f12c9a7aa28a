import Documents
import Foundation
import Glibc
import Vault
import Wording

/// A file of an interview's folder as it goes into a bundle: readable, also when it lies sealed on the disk.
struct BundledFile {
  private static let stride = 1 << 20

  /// Its path in the folder, without the ending of sealed files.
  let path: String
  /// Bytes of its content.
  let size: Int64
  private let content: Content

  private enum Content {
    case data(Data)
    /// Bytes on the disk, and what to call their file.
    case stored(any ByteSource, URL)
  }

  /// One that is in memory.
  init(path: String, data: Data) {
    (self.path, size, content) = (path, Int64(data.count), .data(data))
  }

  /// One on the disk.
  ///
  /// - Parameter key: Opens it, when its name says that it is sealed.
  /// - Throws: `LibraryError` when it cannot be read or is damaged.
  init(_ file: URL, path: String, key: InterviewKey?) throws {
    do {
      let isSealed = key != nil && SealedName.isSealed(path)
      let bytes =
        isSealed
        ? try PartBytes.open(file, identity: key?.identity)
        : try FileBytes(opening: file.path, followsLinks: false)
      guard let bytes else { throw UnreadableBytes("it cannot be opened") }
      (self.path, size, content) = (
        isSealed ? SealedName.plain(path) : path, bytes.length, .stored(bytes, file)
      )
    } catch let error as AgeError {
      throw LibraryError(.damaged, "\(file.path) is damaged: \(error.sentence)")
    } catch let error as UnreadableBytes {
      throw LibraryError(.file, "\(file.path): \(error.sentence)")
    }
  }

  /// Its content, piece by piece.
  ///
  /// - Throws: `LibraryError` when it cannot be read or was changed; what `take` throws.
  func read(_ take: ([UInt8]) throws -> Void) throws {
    var position: Int64 = 0
    while position < size {
      let piece = try piece(at: position)
      guard !piece.isEmpty else { throw TarProblem.changed }
      try take(piece)
      position += Int64(piece.count)
    }
  }

  private func piece(at position: Int64) throws -> [UInt8] {
    switch content {
    case .data(let data): return Array(data)
    case .stored(let bytes, let file):
      do {
        return try bytes.upTo(Int(min(Int64(Self.stride), size - position)), at: position)
      } catch {
        throw LibraryError(.damaged, "\(file.path): \(error.sentence)")
      }
    }
  }

  /// The SHA-256 of its content.
  func digest() throws -> String {
    var hash = SHA256()
    try read { hash.update($0) }
    return hash.hexadecimal()
  }

  /// What goes along of an interview, `interview.json` left out: sound and files that are answers, in the order of
  /// their names. Waveforms and exports are made again elsewhere.
  static func all(in folder: URL, key: InterviewKey?) throws -> [BundledFile] {
    let own = Files.names(in: folder).filter { PartName.isPart(SealedName.plain($0)) }
    let answers = Files.names(in: folder.appending(path: filesName)).filter { !$0.hasPrefix(".") }
    return try (own + answers.map { "\(filesName)/\($0)" }).compactMap { path in
      let file = folder.appending(path: path)
      var status = stat()
      guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return try BundledFile(file, path: path, key: key)
    }
  }

  /// Where the files that are answers lie.
  static let filesName = "files"

  /// Whether a stranger's path may be one of an interview's folder.
  static func isAllowed(_ path: String) -> Bool {
    if SealedName.isSealed(path) { return false }
    if path == "interview.json" || PartName.isPart(path) { return true }
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == filesName && isPlain(words[1])
  }

  /// Whether a stranger's word may be the name of a file or folder.
  static func isPlain(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !SealedName.isSealed(String(name)) && name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy {
        $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
          && $0.properties.generalCategory != .format
      }
  }
}
