import CALSA
import Foundation
import Glibc
import Synchronization

/// Asks a capture device what it can do: opens it without blocking, reads its ranges, sets nothing, closes it.
struct DeviceProbe: Sendable {
  /// What came of it.
  enum Outcome: Sendable, Hashable {
    case available(rates: [Int], channels: ClosedRange<Int>)
    /// Somebody holds it, or it did not answer in time.
    case busy
    /// This user may not open it.
    case forbidden
    case absent
  }

  private static let commonRates = [
    8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000,
  ]

  /// Names whose probe has not come back: asking them again would leave one more thread behind.
  private static let unanswered = Mutex<Set<String>>([])

  /// Probes `name`, two seconds at most.
  static func probe(_ name: String) -> Outcome { probe(name, milliseconds: 2000) }

  /// Probes `name`. A sound server that does not answer is given up after `milliseconds` (its thread is left to
  /// end when the server does) and counts as busy until then.
  static func probe(_ name: String, milliseconds: Int) -> Outcome {
    guard !unanswered.withLock({ $0.contains(name) }) else { return .busy }
    let outcome = Answer()
    let isDone = Bell()
    let thread = Thread {
      let found = open(name)
      unanswered.withLock { names in
        outcome.value.withLock { $0 = found }
        names.remove(name)
      }
      isDone.ring()
    }
    thread.name = "device probe"
    thread.start()
    if !isDone.wait(milliseconds: milliseconds) {
      unanswered.withLock { names in
        if outcome.value.withLock({ $0 }) == nil { names.insert(name) }
      }
    }
    return outcome.value.withLock { $0 } ?? .busy
  }

  private final class Answer: Sendable {
    let value = Mutex<Outcome?>(nil)
  }

  private static func open(_ name: String) -> Outcome {
    leitfaden_silence_alsa()
    var opened: OpaquePointer?
    let result = snd_pcm_open(&opened, name, SND_PCM_STREAM_CAPTURE, Int32(SND_PCM_NONBLOCK))
    guard result >= 0, let pcm = opened else {
      switch result {
      case -EBUSY, -EAGAIN: return .busy
      case -EACCES, -EPERM: return .forbidden
      default: return .absent
      }
    }
    defer { snd_pcm_close(pcm) }
    var allocated: OpaquePointer?
    guard snd_pcm_hw_params_malloc(&allocated) >= 0, let hardware = allocated else { return .absent }
    defer { snd_pcm_hw_params_free(hardware) }
    guard snd_pcm_hw_params_any(pcm, hardware) >= 0 else { return .absent }
    // converters would claim every rate
    snd_pcm_hw_params_set_rate_resample(pcm, hardware, 0)
    let rates = commonRates.filter { snd_pcm_hw_params_test_rate(pcm, hardware, UInt32($0), 0) >= 0 }
    var least: UInt32 = 1
    var most: UInt32 = 1
    snd_pcm_hw_params_get_channels_min(hardware, &least)
    snd_pcm_hw_params_get_channels_max(hardware, &most)
    let lower = min(max(Int(least), 1), 64)
    return .available(rates: rates, channels: lower...min(max(Int(most), lower), 64))
  }
}
