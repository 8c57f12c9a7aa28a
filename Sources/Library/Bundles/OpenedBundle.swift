import Documents
package import Foundation
import Interview
import Timeline
package import Vault
import Wording

/// A bundle of which every byte was checked: nothing of it is on the disk yet.
package struct OpenedBundle: Sendable {
  /// What is in it.
  package let manifest: BundleManifest
  let documents: [InterviewDocument]
  private let archive: TarReader
  private let entries: [String: TarEntry]

  /// Whether a passphrase opens the bundle, and no key does; `false` for one that is not sealed.
  ///
  /// - Throws: `LibraryError` when it cannot be read.
  package static func needsPassphrase(_ file: URL) throws -> Bool {
    let bytes = try Self.bytes(of: file)
    return (try? needsPassphrase(bytes)) ?? false
  }

  /// Opens a bundle and reads all of it: the seal, the manifest, the hash of every file, the interviews.
  ///
  /// - Parameter openers: Keys, or the passphrase; none are needed for a bundle that is not sealed.
  /// - Throws: `LibraryError` with what is wrong with it.
  package init(_ file: URL, openers: [AgeOpener]) throws {
    let name = file.lastPathComponent
    let access = try Self.bytes(of: file)
    do {
      let isSealed = try access.upTo(4, at: 0) == Array("age-".utf8)
      if isSealed {
        let reader = try Self.reader(access, openers, name)
        archive = try TarReader(size: reader.size) { try reader.read(at: $0, count: $1) }
      } else {
        do {
          archive = try TarReader(size: access.length) { try access.upTo($1, at: $0) }
        } catch let problem as TarProblem where problem == .damaged {
          throw try Self.explained(access.length, name) { try access.upTo($1, at: $0) }
        }
      }
      entries = Dictionary(archive.entries.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
      manifest = try Self.manifest(archive, entries, name)
      documents = try Self.check(manifest, archive, entries, name)
    } catch let error as AgeError {
      throw Self.damaged(name, error.sentence)
    } catch let error as UnreadableBytes {
      throw LibraryError(.file, "\(file.path) cannot be read: \(error.sentence)")
    } catch is TarProblem {
      throw Self.damaged(name, "it holds something other than what Leitfaden writes")
    }
  }

  /// The content of a file, piece by piece.
  func read(_ path: String, _ take: ([UInt8]) throws -> Void) throws {
    guard let entry = entries[path] else { throw TarProblem.damaged }
    try archive.read(entry, take)
  }

  /// The seal, with the last piece opened: a file that was cut off is never taken for a whole one.
  private static func reader(
    _ file: FileBytes, _ openers: [AgeOpener], _ name: String
  ) throws -> AgeReader {
    do {
      return try AgeReader(sealedSize: file.length, openers: openers) { try file.upTo($1, at: $0) }
    } catch let error as AgeError {
      switch error.code {
      case .noMatch:
        let isPassphrase = (try? needsPassphrase(file)) ?? false
        throw LibraryError(
          .wrongKey,
          isPassphrase
            ? "this is not the passphrase of \(name)"
            : openers.count == 1
              ? "\(name) was encrypted for a key other than yours"
              : "\(name) was encrypted for keys other than these",
          hint: isPassphrase
            ? "ask whoever made it; capitals count"
            : "ask whoever made it to encrypt it for your key, or name yours with --key FILE")
      case .payload:
        let cut = try AgeReader(beginningOf: file.length, openers: openers) { try file.upTo($1, at: $0) }
        throw try explained(file.length, name, sealed: cut) { try cut.read(at: $0, count: $1) }
      default: throw damaged(name, error.sentence)
      }
    }
  }

  private static func bytes(of file: URL) throws -> FileBytes {
    do {
      return try FileBytes(opening: file.path)
    } catch {
      throw LibraryError(.file, "\(file.path): \(error.sentence)")
    }
  }

  private static func needsPassphrase(_ file: FileBytes) throws -> Bool {
    try AgeReader.needsPassphrase(try file.upTo(1 << 20, at: 0))
  }

  /// Tells a bundle that is not complete from one that was changed: the manifest at its beginning says how long it is.
  private static func explained(
    _ size: Int64, _ name: String, sealed: AgeReader? = nil, read: @escaping TarReader.Source
  ) throws -> LibraryError {
    guard let first = try? TarReader.first(source: read), first.path == BundleManifest.fileName,
      first.size <= BundleManifest.mostBytes, let bytes = try? read(first.offset, Int(first.size)),
      bytes.count == Int(first.size),
      let manifest = try? JSONDecoder().decode(BundleManifest.self, from: Data(bytes)),
      manifest.files.allSatisfy({ $0.size >= 0 && $0.size <= 1 << 40 }), manifest.files.count <= 100_000
    else { return damaged(name, "it was changed or cut off") }
    let sums = Int64(manifest.sums(ofManifest: Data(bytes)).count)
    let content = TarEntry.archiveSize([first.size, sums] + manifest.files.map(\.size))
    let whole = sealed?.sealedSize(of: content) ?? content
    guard size < whole else { return damaged(name, "it was changed") }
    return LibraryError(
      .damaged, "\(name) is incomplete: \(ByteCount.text(size, of: whole))",
      hint: "copy it again from where it was made; nothing was imported")
  }

  private static func manifest(
    _ archive: TarReader, _ entries: [String: TarEntry], _ name: String
  ) throws -> BundleManifest {
    struct Version: Decodable { var format: Int }
    guard let entry = archive.entries.first, entry.path == BundleManifest.fileName,
      entry.size <= BundleManifest.mostBytes
    else { throw damaged(name, "it does not begin with a manifest") }
    var data = Data()
    try archive.read(entry) { data.append(contentsOf: $0) }
    if let version = try? JSONDecoder().decode(Version.self, from: data),
      version.format > BundleManifest.format
    {
      throw LibraryError(
        .newerVersion, "\(name) was made by a later version of Leitfaden", hint: "update Leitfaden")
    }
    guard let manifest = try? JSONDecoder().decode(BundleManifest.self, from: data), manifest.format >= 1
    else {
      throw damaged(name, "its manifest cannot be read")
    }
    var sums = Data()
    guard archive.entries.count > 1, archive.entries[1].path == BundleManifest.sumsName,
      archive.entries[1].size <= BundleManifest.mostBytes
    else { throw damaged(name, "its hashes are missing") }
    try archive.read(archive.entries[1]) { sums.append(contentsOf: $0) }
    guard sums == manifest.sums(ofManifest: data) else { throw damaged(name, "its manifest was changed") }
    return manifest
  }

  /// Names, sizes, hashes; the interviews themselves.
  private static func check(
    _ manifest: BundleManifest, _ archive: TarReader, _ entries: [String: TarEntry], _ name: String
  ) throws -> [InterviewDocument] {
    let listed = manifest.files
    guard listed.map(\.path) == archive.entries.dropFirst(2).map(\.path) else {
      throw damaged(name, "it does not hold the files that its manifest names")
    }
    guard Set(manifest.interviews.map(\.id)).count == manifest.interviews.count,
      Set(manifest.interviews.map(\.folder)).count == manifest.interviews.count
    else { throw damaged(name, "it holds an interview twice") }
    return try manifest.interviews.map { interview in
      guard BundledFile.isPlain(interview.folder[...]),
        interview.id.count >= 4, interview.id.count <= 64,
        interview.id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
      else { throw damaged(name, "an interview has a name that cannot be one") }
      let beginning = interview.folder + "/"
      for file in interview.files {
        guard file.path.hasPrefix(beginning),
          BundledFile.isAllowed(String(file.path.dropFirst(beginning.count)))
        else { throw damaged(name, "it holds a file that is not part of an interview") }
        try check(file, archive, entries, name)
      }
      return try document(interview, archive, entries, name)
    }
  }

  private static func check(
    _ file: BundleManifest.File, _ archive: TarReader, _ entries: [String: TarEntry], _ name: String
  ) throws {
    var hash = SHA256()
    guard let entry = entries[file.path], entry.size == file.size else {
      throw damaged(name, "\(file.path) has another size than its manifest says")
    }
    try archive.read(entry) { hash.update($0) }
    guard hash.hexadecimal() == file.sha256 else { throw damaged(name, "\(file.path) was changed") }
  }

  private static func document(
    _ interview: BundleManifest.Interview, _ archive: TarReader, _ entries: [String: TarEntry], _ name: String
  ) throws -> InterviewDocument {
    guard let entry = entries["\(interview.folder)/\(InterviewDocument.fileName)"],
      entry.size <= mostDocumentBytes
    else { throw damaged(name, "\(interview.folder) has no \(InterviewDocument.fileName)") }
    var data = Data()
    try archive.read(entry) { data.append(contentsOf: $0) }
    guard var document = try? JSONDecoder().decode(InterviewDocument.self, from: data),
      document.id == interview.id, document.impossibility == nil
    else { throw damaged(name, "the \(InterviewDocument.fileName) of \(interview.folder) cannot be read") }
    guard document.events.count == interview.events else {
      throw damaged(name, "\(interview.folder) has another number of events than the manifest says")
    }
    document.folder = interview.folder
    return document
  }

  /// A day of events is a tenth of it.
  private static let mostDocumentBytes: Int64 = 512 << 20

  private static func damaged(_ name: String, _ why: Sentence) -> LibraryError {
    LibraryError(
      .damaged, "\(name) cannot be opened: \(why)",
      hint: "copy it again from where it was made; nothing was imported")
  }
}
