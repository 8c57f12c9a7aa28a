import Glibc
import RealTimeC
import Timeline

/// Safe to hand over: it is owned by one thread at a time, and nobody but the owner uses the device behind it.
extension OpenMicrophone: @unchecked Sendable {}

extension OpenMicrophone {
  /// Opens, starts and tries a microphone that shall take over from a lost one: it must deliver sound, and at the pace
  /// of time.
  ///
  /// - Returns: The running microphone and when its first frame was heard, in nanoseconds of monotonic time; nil when it will
  ///   not do. Takes up to a third of a second.
  static func tried(
    _ name: String, in configuration: RecorderConfiguration, code: SampleCode
  ) -> (OpenMicrophone, Int)? {
    // A sound server that hangs would keep whoever opens it for ever.
    guard case .available = DeviceProbe.probe(name, milliseconds: 300) else { return nil }
    guard
      let microphone = try? open(
        name, format: configuration.format, bufferMilliseconds: configuration.bufferMilliseconds, code: code)
    else { return nil }
    if let began = try? microphone.start(),
      let heard = microphone.firstFrame(rate: configuration.format.rate.hertz)
    {
      return (microphone, heard - began > Self.slowStart ? heard : began)
    }
    microphone.close()
    return nil
  }

  /// Nanoseconds from the start to the first frame beyond which the device was not there yet when it was started: the start
  /// is the more exact moment otherwise.
  private static let slowStart = 30_000_000

  /// Waits for the first sound, a third of a second at most; when its first frame was heard. A null device has all the sound
  /// at once, a hung one none.
  private func firstFrame(rate: Int) -> Int? {
    guard rt_available(pcm) < rate / 4 else { return nil }
    for _ in 0..<33 {
      let waiting = rt_available(pcm)
      if waiting < 0 { return nil }
      if waiting > 0 { return Int(rt_now()) - waiting * 1_000_000_000 / rate }
      usleep(10_000)
    }
    return nil
  }
}
