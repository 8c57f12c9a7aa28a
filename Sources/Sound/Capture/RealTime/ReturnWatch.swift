import CALSA
import Foundation
import Glibc
import Synchronization

/// Looks twice a second whether the chosen microphone is back while another one records, opens it and holds it ready.
/// On a thread of its own: opening takes time, and the sound of the other one goes on meanwhile.
final class ReturnWatch: Sendable {
  private struct State {
    var isRunning = false
    var isOver = false
    var ready: OpenMicrophone?
  }

  private let state = Mutex(State())
  private let configuration: RecorderConfiguration
  private let memory: CaptureMemory
  private let code: SampleCode

  /// A watch for the microphone of `configuration`; tells the capture thread by `memory`'s counters.
  init(_ configuration: RecorderConfiguration, memory: CaptureMemory, code: SampleCode) {
    (self.configuration, self.memory, self.code) = (configuration, memory, code)
  }

  /// Begins to look, unless it does already.
  func begin() {
    let begins = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning && !state.isOver && state.ready == nil
    }
    guard begins else { return }
    let thread = Thread { self.look() }
    thread.name = "microphone back"
    thread.start()
  }

  /// The microphone, prepared and not started, if it is back; the caller owns it then.
  func take() -> OpenMicrophone? {
    memory.counters.pointee.isChosenBack.store(false, ordering: .relaxed)
    return state.withLock { state in
      defer { state.ready = nil }
      return state.ready
    }
  }

  /// Ends it for good.
  func end() {
    let left = state.withLock { state in
      state.isOver = true
      defer { state.ready = nil }
      return state.ready
    }
    left?.close()
  }

  private func look() {
    while !state.withLock({ $0.isOver }) {
      usleep(500_000)
      // Without this alsa-lib answers from the configuration that it read at the start.
      snd_config_update_free_global()
      guard let (microphone, _) = OpenMicrophone.tried(configuration.device, in: configuration, code: code),
        microphone.isRewound
      else { continue }
      let isWanted = state.withLock { state in
        state.isRunning = false
        guard !state.isOver else { return false }
        state.ready = microphone
        return true
      }
      guard isWanted else { return microphone.close() }
      memory.counters.pointee.isChosenBack.store(true, ordering: .relaxed)
      return
    }
  }
}

extension OpenMicrophone {
  /// Stops it and makes it ready for another start; false, and closed, when it refuses.
  fileprivate var isRewound: Bool {
    guard snd_pcm_drop(pcm) >= 0, snd_pcm_prepare(pcm) >= 0 else {
      close()
      return false
    }
    return true
  }
}
