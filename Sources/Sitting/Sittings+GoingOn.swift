import Dispatch
import Foundation
import Interview
import Interviewing
import Library
import Sound
import Timeline
import Vault

/// Going on by itself after the process before has died.
extension Sittings {
  /// So often, and so far apart, the chosen microphone is tried: what the dead process held may take a moment to be free.
  private static let tries = (count: 10, apart: Duration.milliseconds(80))

  /// Goes on by itself with a recording whose process died a moment ago, as it was: with the sound, or in the pause.
  ///
  /// - Returns: `nil` when it died too long ago, or the interview was ended meanwhile.
  /// - Throws: An error with a sentence; the interview is then one that was interrupted.
  package func goOn(with recording: KeptRecording) async throws -> LiveInterview? {
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
    var notices: [SittingNotice] = []
    let end =
      isUnfinished
      ? try Recovery.breakOff(before, in: store, isInHaste: true) { notices.append($0) } : before.soundEnd
    let broken = BrokenSitting(
      of: before, soundEnd: end, known: recording.anchor.map { ($0.frame, $0.moment) })
    let live = try await withMicrophone(recording.source) { [notices] sound, changes in
      try await begin(recording.source, at: asked, lock, after: broken) {
        var preparation = try SittingPreparation(
          .reopening(before.id, in: store, sound: sound), isGoingOn: true, in: store)
        preparation.notices = notices + changes + preparation.notices
        return preparation
      }
    }
    settle(live)
    return live
  }

  /// Tries the microphone that was chosen for a moment, then without a second copy, whose medium may be gone, then those that may
  /// stand in for it.
  private func withMicrophone(
    _ source: RecordingSource, _ start: (SoundChoice, [SittingNotice]) async throws -> LiveInterview
  ) async throws -> LiveInterview {
    var attempt = 0
    while true {
      attempt += 1
      do {
        return try await start(SoundChoice(microphone: source.microphone, mirror: source.mirror), [])
      } catch let error as SoundError {
        if attempt < Self.tries.count {
          try await Task.sleep(for: Self.tries.apart)
          continue
        }
        for (sound, changes) in Self.substitutes(for: source) {
          if let live = try? await start(sound, changes) { return live }
        }
        throw error
      }
    }
  }

  /// What may stand in for the chosen microphone and medium, and what has to be known of each.
  private static func substitutes(for source: RecordingSource) -> [(SoundChoice, [SittingNotice])] {
    let same = source.mirror.map {
      (SoundChoice(microphone: source.microphone), [SittingNotice.withoutCopy(mirror: $0)])
    }
    return [same].compactMap(\.self)
      + Microphones.substitutes(for: source.microphone).map {
        (SoundChoice(microphone: $0.name, mirror: source.mirror), [.otherMicrophone($0.description)])
      }
  }

  /// Does in peace what there was no time for: parts of the sittings before are sealed anew and get their digests.
  private func settle(_ live: LiveInterview) {
    guard let hold = live.lock as? RecordingHold else { return }
    let store = store
    hold.also(
      Task {
        let interview = await live.session.state.interview
        var notices: [SittingNotice] = []
        for part in Recovery.unsettled(interview) {
          guard let folder = try? store.interviewFolder(interview.id).url else { return notices }
          let identity = (try? store.key(of: interview.id))?.identity
          let (settled, said) = await withCheckedContinuation { caller in
            DispatchQueue.global(qos: .utility).async {
              var said: [SittingNotice] = []
              let settled = Recovery.settle(part, of: interview, in: folder, identity) { said.append($0) }
              caller.resume(returning: (settled, said))
            }
          }
          notices += said
          try? await live.session.settle(part: part, frames: settled.frames, sha256: settled.sha256)
        }
        return notices
      })
  }
}
