import Glibc
import RealTimeC
import Timeline

/// Safe to hand over: it is owned by one thread at a time, and nobody but the owner uses the device behind it.
extension OpenMicrophone: @unchecked Sendable {}

extension OpenMicrophone {
  /// Opens, starts and tries a microphone that shall take over from a lost one: it must deliver sound, and at the pace
  /// of time.
  ///
  /// - Returns: The running microphone and when it was started, in nanoseconds of monotonic time; nil when it will not
  ///   do. Takes up to a third of a second for each way to open it.
  static func tried(
    _ name: String, in configuration: RecorderConfiguration, code: SampleCode
  ) -> (OpenMicrophone, Int)? {
    // A sound server that hangs would keep whoever opens it for ever.
    guard case .available = DeviceProbe.probe(name, milliseconds: 300) else { return nil }
    let ways = name == configuration.device ? [name] : [name, "plug:'\(name)'"]
    for way in ways {
      guard
        let microphone = try? open(
          way, format: configuration.format, bufferMilliseconds: configuration.bufferMilliseconds,
          code: code, mayConvert: way != name)
      else { continue }
      if let began = try? microphone.start(), microphone.delivers(rate: configuration.format.rate.hertz) {
        return (microphone, began)
      }
      microphone.close()
    }
    return nil
  }

  /// Waits for the first sound, a third of a second at most. A null device has all the sound at once, a hung one none.
  private func delivers(rate: Int) -> Bool {
    guard rt_available(pcm) < rate / 4 else { return false }
    for _ in 0..<33 {
      let waiting = rt_available(pcm)
      if waiting < 0 { return false }
      if waiting > 0 { return true }
      usleep(10_000)
    }
    return false
  }
}
