import Documents
package import Foundation
import Glibc
import Interview
import Vault
import Wording

extension Library {
  /// Takes in the interviews of a bundle. What is there is never written over: an interview that is known is left alone,
  /// or gets what it lacks when its events are the beginning of those in the bundle. In a sealed library everything is
  /// sealed as it comes in. Doing it again changes nothing. On disk when this returns.
  ///
  /// - Returns: What became of each interview, in the order of the manifest.
  /// - Throws: `LibraryError` when the library is locked or the disk refuses; interviews before that one are in.
  package func takeIn(
    _ bundle: OpenedBundle, progress: LibraryProgress.Observer = { _ in }
  ) throws -> [BundleOutcome] {
    if isLocked { throw LibraryError.locked(folder.path) }
    removeLeftOvers()
    let withdrawn = Set(
      audit().entries.filter { $0.action == AuditEntry.Action.withdrawn.rawValue }.flatMap(\.interviews))
    var outcomes: [BundleOutcome] = []
    for (index, document) in bundle.documents.enumerated() {
      progress(LibraryProgress(done: index, total: bundle.documents.count, name: document.folder))
      let interview = bundle.manifest.interviews[index]
      var document = document
      document.nameParts(sealed: isSealed)
      if withdrawn.contains(document.id) {
        outcomes.append(.refused(.withdrawn))
      } else if (try? summary(document.id)) == nil {
        try takeInNew(document, interview, bundle)
        outcomes.append(.new)
      } else {
        outcomes.append(try grow(document, interview, bundle))
      }
      switch outcomes.last {
      case .new, .grown: try note(.tookIn, [document.id])
      default: break
      }
    }
    return outcomes
  }

  // MARK: - New

  private func takeInNew(
    _ document: InterviewDocument, _ interview: BundleManifest.Interview, _ bundle: OpenedBundle
  ) throws {
    var document = document
    document.folder = freeName(document)
    document.guideFingerprint = try GuideFingerprint.fingerprint(of: document.guide)
    let staging = url(ofFolder: "\(Self.incoming)\(getpid())-\(document.id.prefix(8))")
    try? FileManager.default.removeItem(at: staging)
    try Files.makeDirectories(staging)
    do {
      let key = try keys?.makeKey(in: staging)
      keys?.forget(staging)
      for file in interview.files where !file.path.hasSuffix("/\(InterviewDocument.fileName)") {
        try write(file, of: interview, bundle, into: staging, key)
      }
      try write(document, into: staging, key)
      try Files.sync(directory: staging)
      let target = url(ofFolder: document.folder)
      guard Files.size(target) == nil else {
        throw LibraryError(.refused, "there is already a folder \(document.folder) in the library")
      }
      try Files.move(staging, to: target)
      do {
        try adopt(document)
      } catch {
        try Files.move(target, to: staging)
        keys?.forget(target)
        throw error
      }
      vouch(forSaved: document)
    } catch {
      try? FileManager.default.removeItem(at: staging)
      throw error
    }
  }

  /// The folder's name as it was; one of the library's own when it is called otherwise than a library calls its interviews, or
  /// when another interview has it. A stranger chooses no name: not every one is free of a meaning to this library.
  private func freeName(_ document: InterviewDocument) -> String {
    let own = [4, 6, 8, 13, document.id.count].map {
      FolderName.name(
        date: document.created, participant: Self.codeInName(document.participant), id: document.id,
        idLength: $0)
    }
    let names = FolderName.isFormed(document.folder, id: document.id) ? [document.folder] + own : own
    return names.first { Files.status(url(ofFolder: $0)) == nil } ?? own[own.count - 1]
  }

  // MARK: - Known

  private func grow(
    _ document: InterviewDocument, _ interview: BundleManifest.Interview, _ bundle: OpenedBundle
  ) throws -> BundleOutcome {
    let own = try self.document(of: document.id)
    let theirs = Dictionary(document.events.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let ours = Dictionary(own.events.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let more = document.events.filter { ours[$0.id] == nil }
    // the library's may be the newer one
    if more.isEmpty, theirs.allSatisfy({ ours[$0.key] == $0.value }) { return .known }
    let last = own.events.last?.sequence ?? 0
    guard own.events.allSatisfy({ theirs[$0.id] == $0 }), more.allSatisfy({ $0.sequence > last }) else {
      return .refused(.changedOnBothSides)
    }
    do { try refuseWhileRecording(document.id) } catch let error as LibraryError {
      return .refused(.inUse(error.sentence))
    }
    let directory = url(ofFolder: own.folder)
    let key = try keys?.key(in: directory)
    var missing: [BundleManifest.File] = []
    for file in interview.files where !file.path.hasSuffix("/\(InterviewDocument.fileName)") {
      let path = String(file.path.dropFirst(interview.folder.count + 1))
      guard let there = try existing(path, in: directory, key) else {
        missing.append(file)
        continue
      }
      guard there == file.sha256 else { return .refused(.otherFile(path)) }
    }
    for file in missing { try write(file, of: interview, bundle, into: directory, key) }
    try Files.sync(directory: directory)
    try commit(more)
    try writeDocument(document.id)
    return .grown(events: more.count, files: missing.count)
  }

  /// The hash of a file that the library has; `nil` when it has none.
  private func existing(_ path: String, in directory: URL, _ key: InterviewKey?) throws -> String? {
    for name in [path, SealedName.sealed(path)] {
      let file = directory.appending(path: name)
      if Files.size(file) != nil { return try BundledFile(file, path: name, key: key).digest() }
    }
    return nil
  }

  // MARK: - Files

  /// Writes one file under a hidden name and then gives it its own; sealed when there is a key.
  private func write(
    _ file: BundleManifest.File, of interview: BundleManifest.Interview, _ bundle: OpenedBundle,
    into directory: URL, _ key: InterviewKey?
  ) throws {
    let path = String(file.path.dropFirst(interview.folder.count + 1))
    let target = directory.appending(path: key == nil ? path : SealedName.sealed(path))
    try Files.makeDirectories(target.deletingLastPathComponent())
    try Files.replace(target) { put in
      if let key {
        var writer = try AgeWriter(to: [key.identity.recipient]) { try put(Data($0)) }
        try bundle.read(file.path) { try writer.append($0) }
        try writer.finish()
      } else {
        try bundle.read(file.path) { try put(Data($0)) }
      }
    }
  }

  /// A new place for a bundle that comes in piece by piece; hidden, and gone with the next `takeIn` or `removeLeftOvers` when
  /// this program is killed before.
  package func incomingFile(_ name: String) -> URL {
    folder.appending(path: "\(Self.incoming)\(getpid())-\(name).bundle", directoryHint: .notDirectory)
  }

  /// What programs left behind that were killed: bundles that came in, and downloads. An earlier version put readable ones into
  /// a sealed library as well.
  package func removeLeftOvers() {
    for name in Files.hiddenNames(in: folder) where name.hasPrefix(Self.incoming) {
      let process = name.dropFirst(Self.incoming.count).split(separator: "-").first.flatMap { pid_t($0) }
      guard let process, Self.isDead(process) else { continue }
      try? FileManager.default.removeItem(at: url(ofFolder: name))
    }
    guard isSealed else { return }
    let downloads = url(ofFolder: Self.downloadsName)
    for name in Files.names(in: downloads) where pid_t(name).map(Self.isDead) ?? true {
      try? FileManager.default.removeItem(at: downloads.appending(path: name))
    }
    rmdir(downloads.path)
  }

  private static func isDead(_ process: pid_t) -> Bool {
    process != getpid() && kill(process, 0) != 0 && errno == ESRCH
  }

  private static let incoming = ".incoming-"
}
