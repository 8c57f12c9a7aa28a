import Foundation
import Glibc
import Synchronization
import Timeline
import Vault

/// Copies the parts of a recording to a second medium while they grow, on a thread of its own.
///
/// It reads what the writer gave to the operating system, so a medium that is slow, full or pulled out holds up
/// nobody: the copy lags and catches up, also after the medium was away. Everything is read back and compared.
final class SoundMirror: Sendable {
  private struct State {
    var word = MirrorState.following
    /// When the last piece was done, and whether one is being worked on.
    var progress = MonotonicTime.now()
    var isBusy = false
    var isEnding = false
    var isOver = false
    /// Whether a copy of other content was put aside, and whether an older part is whole on the medium only.
    var hasKeptOther = false
    var isFirstDamaged = false
  }

  /// What the thread knows of the files while the medium is there.
  private struct Files {
    var parts: [String: MirroredFile] = [:]
    var tails: [String: MirroredTail] = [:]
  }

  private static let patience: Int64 = 5_000_000_000

  private let folder: URL
  private let place: MirrorPlace
  private let digests: [String: String]
  private let shared = Mutex(State())
  private let bell = Bell()

  /// Begins to copy the parts in `folder` that are there and those that come.
  ///
  /// - Parameters:
  ///   - first: The part that is being recorded. Those that are there beside it are older.
  ///   - digests: What `PartDigest` said of older parts when they were recorded, by their names.
  init(from folder: URL, to place: MirrorPlace, first: String, digests: [String: String]) {
    (self.folder, self.place, self.digests) = (folder, place, digests)
    let older = Self.parts(in: folder).filter { $0 != first }
    let thread = Thread { self.live(older) }
    thread.name = "second copy"
    thread.start()
  }

  /// How the copy stands; never waits for the medium.
  var state: MirrorState {
    shared.withLock { state in
      let isStuck = state.isBusy && MonotonicTime.now() - state.progress > Self.patience
      return isStuck && !state.word.isFailure ? .slow : state.word
    }
  }

  /// Whether the medium held other content under the name of a part; it lies in `RecoveredOriginals` there.
  var hasKeptOther: Bool { shared.withLock(\.hasKeptOther) }

  /// Ends it once everything is copied and compared, or when the medium has taken nothing for five seconds.
  func finish() -> MirrorState {
    shared.withLock { state in
      state.isEnding = true
      state.progress = .now()
    }
    bell.ring()
    while true {
      let (isOver, stuck) = shared.withLock {
        ($0.isOver, MonotonicTime.now() - $0.progress > Self.patience)
      }
      if isOver { return state }
      if stuck {
        shared.withLock { $0.isOver = true }
        let word = state
        return word.isFailure ? word : .slow
      }
      usleep(5000)
    }
  }

  private func live(_ older: [String]) {
    var files = Files()
    var unsettled = older
    var begun: Set<String> = []
    while true {
      bell.wait(milliseconds: 500)
      let (isEnding, isOver) = shared.withLock { state in
        state.isBusy = true
        state.progress = .now()
        return (state.isEnding, state.isOver)
      }
      if isOver { return }
      var word = MirrorState.following
      do throws(MirrorFailure) {
        try copy(&files, &begun, except: older)
        // One at a time: what is being said now comes first.
        while let name = unsettled.first {
          try settle(name)
          unsettled.removeFirst()
          if !isEnding { break }
        }
        if isEnding { word = shared.withLock(\.isFirstDamaged) ? .firstDamaged : .verified }
      } catch {
        word = error.state
        // Opened anew, and compared from the beginning, when the medium is there again.
        files = Files()
      }
      shared.withLock { state in
        state.word = word
        state.isBusy = false
        state.isOver = state.isOver || isEnding
      }
      if isEnding { return }
    }
  }

  private func copy(
    _ files: inout Files, _ begun: inout Set<String>, except older: [String]
  ) throws(MirrorFailure) {
    guard place.isThere else { throw .medium(.gone) }
    let names = Self.parts(in: folder).filter { !older.contains($0) }
    let sealed = names.filter(SealedName.isSealed)
    let tails = Set(sealed.flatMap(SealedName.tails).filter(isThere))
    for name in names where !begun.contains(name) {
      // not ours: nobody else writes this recording
      if try OlderPart.putAside(name, in: place) { shared.withLock { $0.hasKeptOther = true } }
      begun.insert(name)
    }
    let isNew = names.contains { files.parts[$0] == nil }
    for name in names where files.parts[name] == nil {
      files.parts[name] = try MirroredFile(name, from: folder, to: place)
    }
    // Before the parts: what a part lacks when the medium is pulled between the two is in the tails then.
    for name in tails.sorted() {
      let tail: MirroredTail
      if let known = files.tails[name] {
        tail = known
      } else {
        tail = try MirroredTail(name, from: folder, to: place)
      }
      files.tails[name] = tail
      try tail.follow()
      noteProgress()
    }
    if isNew, !syncFolder() { throw .medium(.unwritable) }
    for name in names { try files.parts[name]?.follow { noteProgress() } }
    for name in files.parts.keys where !names.contains(name) { files.parts[name] = nil }
    // A part without tails is finished, and so is its copy now.
    for name in sealed.flatMap(SealedName.tails) where !tails.contains(name) {
      files.tails[name] = nil
      unlink(place.folder.appending(path: name).path)
    }
  }

  private func settle(_ name: String) throws(MirrorFailure) {
    guard isThere(name) else { return }
    let outcome = try OlderPart.settle(name, sha256: digests[name], from: folder, to: place) {
      noteProgress()
    }
    guard syncFolder() else { throw .medium(.unwritable) }
    shared.withLock { state in
      if outcome == .keptOther { state.hasKeptOther = true }
      if outcome == .firstDamaged { state.isFirstDamaged = true }
    }
  }

  private func isThere(_ name: String) -> Bool { access(folder.appending(path: name).path, F_OK) == 0 }

  /// Names of the parts in `folder`, without their tails.
  private static func parts(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("part-") && !SealedName.isTail($0) }.sorted()
  }

  private func noteProgress() { shared.withLock { $0.progress = .now() } }

  private func syncFolder() -> Bool {
    let descriptor = open(place.folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}
