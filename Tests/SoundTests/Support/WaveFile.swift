import Foundation

/// A small WAV file in memory, for tests: 16-bit (or the bits of what is read), interleaved.
struct WaveFile {
  var rate = 48_000
  var channels = 2
  var bits = 16
  var samples: [Int32] = []

  var frames: Int { samples.count / channels }

  /// The frame numbers `range` as sound: channel 1 the low 16 bits, channel 2 the high 16 bits plus one.
  static func ramp(_ range: Range<Int>) -> WaveFile {
    var wave = WaveFile()
    for frame in range {
      wave.samples.append(Int32(Int16(truncatingIfNeeded: frame)))
      wave.samples.append(Int32(Int16(truncatingIfNeeded: frame >> 16 + 1)))
    }
    return wave
  }

  /// A sine of `hertz`, `seconds` long.
  static func sine(
    _ hertz: Double, seconds: Double, channels: Int = 1, rate: Int = 48_000, level: Double = 0.5
  )
    -> WaveFile
  {
    var wave = WaveFile(rate: rate, channels: channels)
    for frame in 0..<Int(seconds * Double(rate)) {
      let value = Int32(sin(Double(frame) * hertz * 2 * .pi / Double(rate)) * 32_767 * level)
      wave.samples += Array(repeating: value, count: channels)
    }
    return wave
  }

  /// The frame numbers of a ramp (see `ramp`).
  var numbers: [Int] {
    stride(from: 0, to: samples.count - 1, by: 2).map {
      Int(UInt16(truncatingIfNeeded: samples[$0])) | (Int(UInt16(truncatingIfNeeded: samples[$0 + 1])) - 1)
        << 16
    }
  }

  /// Writes 16-bit PCM, with `chunk` (label data after the sound, as marks are) behind it.
  func write(to url: URL, chunkBehind: Bool = false) throws {
    var data = Data()
    for sample in samples { data.append(integer: UInt16(truncatingIfNeeded: sample)) }
    var file = Data("RIFF".utf8)
    let tail =
      chunkBehind ? Data("LIST".utf8) + Data([16, 0, 0, 0]) + Data("adtllabl".utf8) + Data(count: 8) : Data()
    file.append(integer: UInt32(36 + data.count + tail.count))
    file += Data("WAVEfmt ".utf8)
    file.append(integer: UInt32(16))
    file.append(integer: UInt16(1))
    file.append(integer: UInt16(channels))
    file.append(integer: UInt32(rate))
    file.append(integer: UInt32(rate * channels * 2))
    file.append(integer: UInt16(channels * 2))
    file.append(integer: UInt16(16))
    file += Data("data".utf8)
    file.append(integer: UInt32(data.count))
    try (file + data + tail).write(to: url)
  }

  /// Reads what the virtual loudspeaker wrote: a 44-byte header and 16- or 32-bit PCM.
  static func read(_ url: URL) throws -> WaveFile {
    let file = [UInt8](try Data(contentsOf: url))
    func number(_ offset: Int, _ bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
    }
    var wave = WaveFile(rate: number(24, 4), channels: number(22, 2), bits: number(34, 2))
    let bytes = wave.bits / 8
    for offset in stride(from: 44, to: file.count - bytes + 1, by: bytes) {
      let shift = 32 - 8 * bytes
      wave.samples.append(Int32(truncatingIfNeeded: number(offset, bytes) << shift) >> shift)
    }
    return wave
  }
}

extension Data {
  fileprivate mutating func append(integer: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: integer.littleEndian) { append(contentsOf: $0) }
  }
}
