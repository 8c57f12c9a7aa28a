import Foundation
import Sound
import WebServing
import Wording

/// A sound check that runs: what was heard last, and at its end the finding with what was heard.
typealias SoundCheckJob = Job<SoundCheckProgress?, (report: SoundCheckReport, clip: SoundClip)>

/// The sound check that runs, at most one: a microphone takes one listener, and a recording comes first.
actor SoundChecks: Forgetful {
  /// The last one.
  private var job: SoundCheckJob?

  /// What was heard last, to listen back to; in memory only, and gone when a recording begins.
  var clip: SoundClip? {
    guard case .done(let heard) = job?.state.end else { return nil }
    return heard.clip
  }

  /// Ends the check that runs; the microphone is free when this returns.
  func stop() async {
    while let running = job {
      running.stop()
      await running.wait()
      if job === running { job = nil }
    }
  }

  /// The same when the library is locked: what was heard is gone with it.
  func forget() async { await stop() }

  /// Begins a check; one that runs ends first.
  ///
  /// - Returns: What is heard, and the end; ending the stream early ends the check.
  func begin(microphone: String) async -> AsyncStream<SoundCheckJob.State> {
    await stop()
    let job = SoundCheckJob("check", nil)
    self.job = job
    let states = job.states(newest: 100, stopsWork: true)
    job.begin { job in
      let found = try await Blocking.run { try Microphones.find(microphone) }
      return try await SoundCheck(device: found.name, isMonitor: found.isMonitor).listen { progress in
        job.tell { $0.step = progress }
      }
    }
    return states
  }
}
