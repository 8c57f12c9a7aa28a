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
  }

  private static let patience: Int64 = 5_000_000_000

  private let folder: URL
  private let place: MirrorPlace
  private let shared = Mutex(State())
  private let bell = Bell()

  /// Begins to copy the parts in `folder` that are there and those that come.
  init(from folder: URL, to place: MirrorPlace) {
    (self.folder, self.place) = (folder, place)
    let thread = Thread { self.live() }
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

  private func live() {
    var files: [String: MirroredFile] = [:]
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
        try copy(&files)
        if isEnding { word = .verified }
      } catch {
        word = error.state
        // Opened anew, and compared from the beginning, when the medium is there again.
        files = [:]
      }
      shared.withLock { state in
        state.word = word
        state.isBusy = false
        state.isOver = state.isOver || isEnding
      }
      if isEnding { return }
    }
  }

  private func copy(_ files: inout [String: MirroredFile]) throws(MirrorFailure) {
    guard place.isThere else { throw .medium(.gone) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // A tail begins anew all the time, and holds less than the copy lags behind anyway.
    let parts = names.filter { $0.hasPrefix("part-") && !SealedName.isTail($0) }
    for name in parts.sorted() {
      let isNew = files[name] == nil
      let file: MirroredFile
      if let known = files[name] {
        file = known
      } else {
        file = try MirroredFile(name, from: folder, to: place)
      }
      files[name] = file
      if isNew, !syncFolder() { throw .medium(.unwritable) }
      try file.follow { noteProgress() }
    }
    for name in files.keys where !names.contains(name) { files[name] = nil }
  }

  private func noteProgress() { shared.withLock { $0.progress = .now() } }

  private func syncFolder() -> Bool {
    let descriptor = open(place.folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}
