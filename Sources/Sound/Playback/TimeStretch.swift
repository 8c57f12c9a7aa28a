import CSonic
import Timeline
import Wording

/// Changes the speed of speech and keeps its pitch (libsonic). Works on 16-bit samples inside; at speed 1 it is
/// not used at all. Why this library: docs/decisions/0003-time-stretch-libsonic.md.
final class TimeStretch {
  /// Output frames per input frame are 1 / `speed`.
  let speed: Double
  private let stream: sonicStream
  private let channels: Int
  private var buffer: [Int16]

  init(speed: Double, rate: SampleRate, channels: Int) throws(SoundError) {
    guard let stream = sonicCreateStream(Int32(rate.hertz), Int32(channels)) else {
      throw SoundError(.deviceFailed, "there is not enough memory to change the speed")
    }
    sonicSetSpeed(stream, Float(speed))
    self.speed = speed
    self.stream = stream
    self.channels = channels
    buffer = [Int16](repeating: 0, count: 2048 * channels)
  }

  deinit { sonicDestroyStream(stream) }

  /// Takes interleaved samples in; what comes of them is fetched with `read`.
  func write(_ samples: [Int32]) {
    var shorts = samples.map { Int16(truncatingIfNeeded: $0 >> 16) }
    shorts.withUnsafeMutableBufferPointer { input in
      _ = sonicWriteShortToStream(stream, input.baseAddress, Int32(input.count / channels))
    }
  }

  /// Declares the input finished, so that the rest comes out.
  func finish() { sonicFlushStream(stream) }

  /// Appends what is ready, at most 2048 frames, to `samples`.
  ///
  /// - Returns: The number of frames appended.
  func read(into samples: inout [Int32]) -> Int {
    let got = buffer.withUnsafeMutableBufferPointer { output in
      Int(sonicReadShortFromStream(stream, output.baseAddress, 2048))
    }
    for sample in buffer.prefix(got * channels) { samples.append(Int32(sample) << 16) }
    return got
  }
}
