import Documents
import Foundation

/// SHA-256 of the files of a folder, in `SHA256SUMS` beside them, as `sha256sum --check` reads it. What is about to be written is
/// added before it is there, and what it replaced taken away afterwards: whoever dies in between leaves no false alarm.
struct DigestList {
  /// Its name in the folder.
  static let name = "SHA256SUMS"

  private let folder: URL
  private var lines: [(digest: String, name: String)] = []
  /// Whether there is one; a folder of an earlier version has none.
  private(set) var exists = false

  init(in folder: URL) {
    self.folder = folder
    guard let data = Files.contents(folder.appending(path: Self.name)) else { return }
    exists = true
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, words[0].utf8.count == 64 else { return nil }
      return (String(words[0]), String(words[1].drop { $0 == " " || $0 == "*" }))
    }
  }

  /// The files that it speaks of.
  var names: Set<String> { Set(lines.map(\.name)) }

  /// Whether the file is one of those that were written; `nil` when nobody noted them.
  func holds(_ file: URL) -> Bool? {
    guard exists else { return nil }
    return Self.digest(file).map { digest in lines.contains { $0.digest == digest } } ?? false
  }

  /// Begins one with the files that are there, where there is none yet.
  mutating func begin() throws {
    guard !exists else { return }
    lines = Self.files(in: folder).compactMap { name in
      Self.digest(folder.appending(path: name)).map { ($0, name) }
    }
    try write()
  }

  /// Adds a file that is about to get this name, beside the one that has it now.
  mutating func add(_ digest: String, _ name: String) throws {
    try begin()
    lines.append((digest, name))
    try write()
  }

  /// Leaves these digests of these names, and no line of a file that is not there.
  mutating func tidy(_ current: [String: String]) throws {
    lines = lines.filter { current[$0.name] == nil } + current.map { ($0.value, $0.key) }
    lines.removeAll { Files.status(folder.appending(path: $0.name)) == nil }
    try write()
  }

  /// Takes a file out that is deleted on purpose.
  mutating func remove(_ name: String) throws {
    guard exists, names.contains(name) else { return }
    lines.removeAll { $0.name == name }
    try write()
  }

  /// The digest that a line gives for a name, the last one that was added.
  func digest(of name: String) -> String? { lines.last { $0.name == name }?.digest }

  /// Regular files of a folder that may stand in it.
  static func files(in folder: URL) -> [String] {
    Files.names(in: folder).filter { $0 != name && !$0.hasPrefix(".") }
  }

  /// SHA-256 of a file; `nil` when it is none or cannot be read.
  static func digest(_ file: URL) -> String? {
    guard let bytes = try? FileBytes(opening: file.path, followsLinks: false) else { return nil }
    var hash = SHA256()
    let isWhole = try? bytes.forEachPiece(of: 0..<bytes.length) { hash.update(Array($0)) }
    return isWhole == true ? hash.hexadecimal() : nil
  }

  private mutating func write() throws {
    let sorted = lines.sorted { ($0.name, $0.digest) < ($1.name, $1.digest) }
    try Files.replace(
      folder.appending(path: Self.name), with: Data(sorted.map { "\($0.digest)  \($0.name)\n" }.joined().utf8)
    )
    exists = true
  }
}
