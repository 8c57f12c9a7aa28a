import Documents
import Foundation
import Glibc
import Vault

/// A file of an interview's folder as it goes into a bundle: readable, also when it lies sealed on the disk.
struct BundledFile {
  /// What is added to the names of sealed files.
  static let sealedEnding = ".age"
  private static let stride = 1 << 20

  /// Its path in the folder, without the ending of sealed files.
  let path: String
  /// Bytes of its content.
  let size: Int64
  private let content: Content

  private enum Content {
    case data(Data)
    case file(RandomAccessFile)
    case sealed(AgeReader)
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
    let access = try RandomAccessFile(file)
    guard path.hasSuffix(Self.sealedEnding), let key else {
      (self.path, size, content) = (path, access.size, .file(access))
      return
    }
    do {
      let reader = try AgeReader(
        sealedSize: access.size, openers: [.identity(key.identity)], source: access.read)
      (self.path, size, content) = (
        String(path.dropLast(Self.sealedEnding.count)), reader.size, .sealed(reader)
      )
    } catch let error as AgeError {
      throw LibraryError(.damaged, "\(file.path) is damaged: \(error.message)")
    }
  }

  /// Its content, piece by piece.
  func read(_ take: ([UInt8]) throws -> Void) throws {
    var position: Int64 = 0
    while position < size {
      let count = Int(min(Int64(Self.stride), size - position))
      let piece: [UInt8]
      switch content {
      case .data(let data): piece = Array(data)
      case .file(let file): piece = try file.read(position, count)
      case .sealed(let reader): piece = try reader.read(at: position, count: count)
      }
      guard !piece.isEmpty else { throw TarProblem.changed }
      try take(piece)
      position += Int64(piece.count)
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
    let own = Files.names(in: folder).filter { PartName.isPart(plain($0)) }
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

  /// A name without the ending of sealed files.
  static func plain(_ name: String) -> String {
    name.hasSuffix(sealedEnding) ? String(name.dropLast(sealedEnding.count)) : name
  }

  /// Whether a stranger's path may be one of an interview's folder.
  static func isAllowed(_ path: String) -> Bool {
    if path.hasSuffix(sealedEnding) { return false }
    if path == "interview.json" || PartName.isPart(path) { return true }
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == filesName && isPlain(words[1])
  }

  /// Whether a stranger's word may be the name of a file or folder.
  static func isPlain(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(sealedEnding) && name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy {
        $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
          && $0.properties.generalCategory != .format
      }
  }
}
