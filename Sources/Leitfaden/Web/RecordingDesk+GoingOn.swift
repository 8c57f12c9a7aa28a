import Dispatch
import Foundation
import Interview
import Interviewing
import Library
import Sound
import Timeline
import Vault
import WebApp

/// Going on by itself after the process before has died.
extension RecordingDesk {
  /// So often, and so far apart, the chosen microphone is tried: what the dead process held may take a moment to be free.
  private static let tries = (count: 10, apart: Duration.milliseconds(80))

  func goOn(with recording: KeptRecording) async throws -> LiveInterview? {
    let asked = MonotonicTime.now()
    if let key = recording.key { try store.takeKey(key, of: recording.interview) }
    let lock = try store.lockForRecording()
    do {
      // its key stays while the library is locked
      lock.recording(recording.interview)
      let live = try await goOn(with: recording, lock, at: asked)
      if live == nil { lock.release() }
      return live
    } catch {
      lock.release()
      throw error
    }
  }

  private func goOn(
    with recording: KeptRecording, _ lock: RecordingLock, at asked: MonotonicTime
  ) async throws -> LiveInterview? {
    let before = try store.interview(recording.interview)
    let isUnfinished = try store.unfinishedInterviews().contains(before.id)
    guard isUnfinished || before.interruption != nil else { return nil }
    let end =
      isUnfinished
      ? try Recovery.breakOff(before, in: store, isInHaste: true) { Console.error("leitfaden: \($0)") }
      : before.soundEnd
    let broken = BrokenSitting(
      of: before, soundEnd: end, known: recording.anchor.map { ($0.frame, $0.moment) })
    let live = try await withMicrophone(recording.source) { sound in
      try await start(recording.source, at: asked, lock: lock, after: broken) {
        try RecordingPreparation(
          try .reopening(before.id, in: store, sound: sound), isGoingOn: true, in: store, sound: sound)
      }
    }
    settle(live)
    return live
  }

  /// Tries the microphone that was chosen for a moment, then without a second copy, whose medium may be gone, then those that may
  /// stand in for it.
  private func withMicrophone(
    _ source: RecordingSource, _ start: (SoundOptions) async throws -> LiveInterview
  ) async throws -> LiveInterview {
    func options(_ microphone: String, _ mirror: String?) -> SoundOptions {
      var sound = SoundOptions.usual(device: microphone)
      sound.mirror = mirror
      return sound
    }
    var attempt = 0
    while true {
      attempt += 1
      do {
        return try await start(options(source.microphone, source.mirror))
      } catch let error as SoundError {
        if attempt < Self.tries.count {
          try await Task.sleep(for: Self.tries.apart)
          continue
        }
        let others = Microphones.substitutes(for: source.microphone).map { options($0.name, source.mirror) }
        for options in [options(source.microphone, nil)] + others {
          if let live = try? await start(options) { return live }
        }
        throw error
      }
    }
  }

  /// Does in peace what there was no time for: parts of the sittings before are sealed anew and get their digests.
  private func settle(_ live: LiveInterview) {
    guard let hold = live.lock as? RecordingHold else { return }
    let store = store
    hold.also(
      Task {
        let interview = await live.session.state.interview
        for part in Recovery.unsettled(interview) {
          guard let folder = try? store.interviewFolder(interview.id).url else { return }
          let identity = (try? store.key(of: interview.id))?.identity
          let (frames, sha256) = await withCheckedContinuation { caller in
            DispatchQueue.global(qos: .utility).async {
              caller.resume(
                returning: Recovery.settle(part, of: interview, in: folder, identity) {
                  Console.error("leitfaden: \($0)")
                })
            }
          }
          try? await live.session.settle(part: part, frames: frames, sha256: sha256)
        }
      })
  }
}
