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

  /// Probes `name`. A sound server that does not answer is given up after two seconds (its thread is left to
  /// end when the server does).
  static func probe(_ name: String) -> Outcome {
    let outcome = Answer()
    let isDone = Bell()
    let thread = Thread {
      outcome.value.withLock { $0 = open(name) }
      isDone.ring()
    }
    thread.name = "device probe"
    thread.start()
    guard isDone.wait(milliseconds: 2000) else { return .busy }
    return outcome.value.withLock { $0 }
  }

  private final class Answer: Sendable {
    let value = Mutex(Outcome.busy)
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
