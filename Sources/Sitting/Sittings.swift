import Interview
import Interviewing
package import Library
import Sound
package import Timeline

/// Begins, continues, ends and recovers the sittings of a library: in the browser, in the terminal and with a command file alike.
package struct Sittings: Sendable {
  /// The library.
  package let store: Library
  /// What is written at save takes this share of the sound on the disk; asked for when a recording begins.
  let shareAtSave: @Sendable () -> Double

  /// Makes it.
  package init(_ store: Library, shareAtSave: @escaping @Sendable () -> Double = { 0 }) {
    (self.store, self.shareAtSave) = (store, shareAtSave)
  }

  /// From the lock to the first sound; whatever fails, nothing of a new interview remains.
  ///
  /// - Parameters:
  ///   - asked: When somebody asked for it.
  ///   - prepare: Settles what is recorded; called once the lock is held.
  /// - Throws: An error with a sentence.
  package func begin(
    _ source: RecordingSource, at asked: MonotonicTime, _ prepare: () throws -> SittingPreparation
  ) async throws -> LiveInterview {
    let lock = try store.lockForRecording()
    do {
      return try await begin(source, at: asked, lock, prepare)
    } catch {
      lock.release()
      throw error
    }
  }

  /// The same with a lock that was taken before, and that is kept when it fails.
  ///
  /// - Parameter broken: The sitting that broke off a moment ago, when this one goes on from it by itself.
  func begin(
    _ source: RecordingSource, at asked: MonotonicTime, _ lock: RecordingLock,
    after broken: BrokenSitting? = nil,
    _ prepare: () throws -> SittingPreparation
  ) async throws -> LiveInterview {
    try await arm(prepare(), lock, source).begin(at: asked, after: broken)
  }

  /// Opens the microphone; nothing is written yet.
  ///
  /// - Throws: An error with a sentence; nothing of a new interview remains then.
  package func arm(
    _ preparation: SittingPreparation, _ lock: RecordingLock, _ source: RecordingSource? = nil
  ) throws -> ArmedSitting {
    lock.recording(preparation.interview.id)
    var preparation = preparation
    preparation.configuration.shareAtSave = shareAtSave()
    do {
      let recorder = try Recorder(preparation.configuration)
      try recorder.arm()
      return ArmedSitting(
        preparation: preparation, recorder: recorder, source: source, store: store, lock: lock)
    } catch {
      preparation.giveUp(in: store)
      throw error
    }
  }
}
