import Documents
package import Foundation
import Glibc
import Interview
import Vault
import Wording

extension Library {
  /// Packs whole interviews into one new file: `age(tar(manifest, hashes, interviews))`. What a sealed library holds is
  /// readable in it, for whoever can open it. On disk when this returns; noted in the ledger by the caller.
  ///
  /// - Parameters:
  ///   - file: Must not be there yet.
  ///   - program: Name and version, for the manifest.
  ///   - progress: Called before each interview is packed.
  /// - Returns: What is in it.
  /// - Throws: `LibraryError`; nothing is left then.
  package func makeBundle(
    of ids: [String], to file: URL, seal: BundleSeal, program: String, date: Date = Date(),
    progress: LibraryProgress.Observer = { _ in }
  ) throws -> BundleManifest {
    guard Files.size(file) == nil else {
      throw LibraryError(
        .refused, "\(file.path) already exists, and nothing is overwritten",
        hint: "choose another name with --to")
    }
    let contents = try ids.map { try bundled($0) }
    let manifest = BundleManifest(
      program: program, made: date.formatted(.iso8601), interviews: contents.map(\.manifest))
    do {
      try Files.replace(file) { put in
        try write(manifest, contents.map(\.files), seal, progress) { try put(Data($0)) }
      }
    } catch let problem as TarProblem {
      throw LibraryError(problem)
    }
    return manifest
  }

  private func write(
    _ manifest: BundleManifest, _ contents: [[BundledFile]], _ seal: BundleSeal,
    _ progress: LibraryProgress.Observer, _ put: @escaping ([UInt8]) throws -> Void
  ) throws {
    let stream: SealedStream
    switch seal {
    case .recipients(let recipients): stream = SealedStream(try AgeWriter(to: recipients, write: put))
    case .passphrase(let passphrase): stream = SealedStream(try AgeWriter(with: passphrase, write: put))
    case .plain: stream = SealedStream(put)
    }
    var tar = TarWriter { try stream.append($0) }
    let data = try manifest.data()
    let beginning = [
      BundledFile(path: BundleManifest.fileName, data: data),
      BundledFile(path: BundleManifest.sumsName, data: manifest.sums(ofManifest: data)),
    ]
    for file in beginning { try Self.add(file, file.path, to: &tar) }
    for (index, files) in contents.enumerated() {
      let folder = manifest.interviews[index].folder
      progress(LibraryProgress(done: index, total: contents.count, name: folder))
      for file in files { try Self.add(file, "\(folder)/\(file.path)", to: &tar) }
    }
    try tar.finish()
    try stream.finish()
  }

  private static func add(_ file: BundledFile, _ path: String, to tar: inout TarWriter) throws {
    try tar.begin(path, size: file.size)
    try file.read { try tar.append($0) }
    try tar.end()
  }

  /// All files of one interview, and what the manifest says of them.
  private func bundled(_ id: String) throws -> (manifest: BundleManifest.Interview, files: [BundledFile]) {
    try refuseWhileRecording(id)
    var document = try document(of: id)
    document.nameParts(sealed: false)
    let folder = url(ofFolder: document.folder)
    let own = BundledFile(path: InterviewDocument.fileName, data: try document.data())
    let files = [own] + (try BundledFile.all(in: folder, key: try keys?.key(in: folder)))
    let listed = try files.map {
      BundleManifest.File(path: "\(document.folder)/\($0.path)", size: $0.size, sha256: try $0.digest())
    }
    return (
      BundleManifest.Interview(
        id: id, folder: document.folder, events: document.events.count, files: listed), files
    )
  }
}

/// The end of the pipe: sealed or not.
private final class SealedStream {
  private var writer: AgeWriter?
  private let put: (([UInt8]) throws -> Void)?

  init(_ writer: consuming AgeWriter) {
    self.writer = consume writer
    put = nil
  }

  init(_ put: @escaping ([UInt8]) throws -> Void) {
    writer = nil
    self.put = put
  }

  func append(_ bytes: [UInt8]) throws {
    if let put { try put(bytes) } else { try writer?.append(bytes) }
  }

  func finish() throws {
    if let writer = writer.take() { try writer.finish() }
  }
}

extension LibraryError {
  /// What went wrong with an archive.
  init(_ problem: TarProblem) {
    switch problem {
    case .damaged: self.init(.damaged, "the bundle is damaged", hint: "copy it again from where it was made")
    case .doesNotFit(let path): self.init(.refused, "“\(path)” is too long or too large for a bundle")
    case .changed:
      self.init(
        .file, "a file was changed while it was packed; nothing was written",
        hint: "try again when nobody changes it")
    }
  }
}
