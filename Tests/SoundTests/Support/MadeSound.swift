import Foundation

/// A sound file of any shape, made byte by byte from a counter that looks like noise.
struct MadeSound {
  enum Container: String, Sendable { case wav, caf, bigCaf, extensible }

  var container = Container.wav
  var rate = 48_000
  var channels = 1
  var bits = 16
  var frames: Int
  var seed: UInt64 = 1

  var fileExtension: String { container == .caf || container == .bigCaf ? "caf" : "wav" }

  /// Signed samples, interleaved.
  var samples: [Int32] {
    var state = (seed &* 0x9e37_79b9_7f4a_7c15) | 1
    return (0..<frames * channels).map { index in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      // loud and quiet in turn, so that blocks differ
      let quieter = Int32((index / 700) % 9)
      return Int32(truncatingIfNeeded: state) >> (Int32(32 - bits) + quieter)
    }
  }

  /// The samples as they lie in a WAV file.
  var sound: [UInt8] { coded(isBig: false) }

  /// The whole file; `declared` is the number of bytes its header speaks of, `tail` what stands behind the sound.
  func file(declared: Int? = nil, tail: [UInt8] = []) -> [UInt8] {
    let sound = coded(isBig: container == .bigCaf)
    let declared = declared ?? sound.count
    let size = channels * bits / 8
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func big(_ value: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
    switch container {
    case .wav, .extensible:
      var format = little(container == .wav ? 1 : 0xfffe, 2) + little(channels, 2) + little(rate, 4)
      format += little(rate * size, 4) + little(size, 2) + little(bits, 2)
      if container == .extensible {
        format += little(22, 2) + little(bits, 2) + little(0, 4)
        format += [1, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
      }
      let body =
        Array("WAVEfmt ".utf8) + little(format.count, 4) + format + Array("data".utf8) + little(declared, 4)
      let rest = sound + (declared % 2 == 1 && declared == sound.count ? [0] : []) + tail
      return Array("RIFF".utf8) + little(body.count + rest.count, 4) + body + rest
    case .caf, .bigCaf:
      var bytes = Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + big(32, 8)
      bytes += big(Double(rate).bitPattern, 8) + Array("lpcm".utf8) + big(container == .caf ? 2 : 0, 4)
      bytes += big(UInt64(size), 4) + big(1, 4) + big(UInt64(channels), 4) + big(UInt64(bits), 4)
      bytes += Array("free".utf8) + big(33, 8) + [UInt8](repeating: 0, count: 33)
      return bytes + Array("data".utf8) + big(UInt64(declared + 4), 8) + [0, 0, 0, 1] + sound + tail
    }
  }

  private func coded(isBig: Bool) -> [UInt8] {
    let size = bits / 8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frames * channels * size)
    for sample in samples {
      for place in 0..<size {
        bytes.append(UInt8(truncatingIfNeeded: sample >> Int32(8 * (isBig ? size - 1 - place : place))))
      }
    }
    return bytes
  }
}
