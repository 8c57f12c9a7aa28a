import Timeline

/// A few seconds of sound in memory, 16 bits per sample.
package struct SoundClip: Sendable {
  private let rate: Int
  private let channels: Int
  private var samples: [Int16] = []

  init(rate: Int, channels: Int) { (self.rate, self.channels) = (rate, channels) }

  /// Adds interleaved samples, full scale = 32 bits.
  mutating func add(_ more: [Int32]) { samples += more.map { Int16(truncatingIfNeeded: $0 >> 16) } }

  /// The bytes of a WAV file.
  package var wave: [UInt8] {
    let header = WaveHeader(
      rate: SampleRate(rate), channels: channels, sampleBytes: 2, frames: Int64(samples.count / channels))
    var bytes = header.bytes
    bytes.reserveCapacity(bytes.count + 2 * samples.count)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }
}
