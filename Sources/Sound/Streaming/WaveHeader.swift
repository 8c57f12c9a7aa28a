import Timeline

/// The first bytes of a WAV file, up to and including the header of its `data` chunk.
///
///     RIFF size WAVE  [ds64 28 …]  fmt 16|40 …  data size
///
/// More than two channels or more than 16 bits are told by WAVE_FORMAT_EXTENSIBLE; from 4 GiB on it is an RF64
/// (EBU Tech 3306), whose sizes of 64 bits stand in `ds64`.
struct WaveHeader {
  let bytes: [UInt8]
  /// 1 when a byte that does not count must follow the sound, because its size is odd.
  let padding: Int64

  /// Makes the header for `frames` frames of whole-number samples.
  init(rate: SampleRate, channels: Int, sampleBytes: Int, frames: Int64) {
    let frameBytes = channels * sampleBytes
    let data = frames * Int64(frameBytes)
    padding = data % 2
    let isExtensible = channels > 2 || sampleBytes > 2
    let format: Int64 = isExtensible ? 40 : 16
    let plain = 4 + 8 + format + 8 + data + padding
    let isLong = plain > Int64(UInt32.max)
    let riff = isLong ? plain + 36 : plain
    func number(_ value: Int64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> Int64(8 * $0)) }
    }
    let unknown: [UInt8] = [0xff, 0xff, 0xff, 0xff]
    var bytes =
      Array((isLong ? "RF64" : "RIFF").utf8) + (isLong ? unknown : number(riff, 4)) + Array("WAVE".utf8)
    if isLong {
      bytes += Array("ds64".utf8) + number(28, 4) + number(riff, 8) + number(data, 8) + number(frames, 8)
      bytes += number(0, 4)
    }
    bytes += Array("fmt ".utf8) + number(format, 4) + number(isExtensible ? 0xfffe : 1, 2)
    bytes += number(Int64(channels), 2) + number(Int64(rate.hertz), 4)
    bytes += number(Int64(rate.hertz * frameBytes), 4) + number(Int64(frameBytes), 2)
    bytes += number(Int64(8 * sampleBytes), 2)
    if isExtensible {
      // 22 more bytes, all bits are valid, front left and right or nothing said, KSDATAFORMAT_SUBTYPE_PCM
      let speakers: Int64 = channels == 1 ? 4 : channels == 2 ? 3 : 0
      bytes += number(22, 2) + number(Int64(8 * sampleBytes), 2) + number(speakers, 4) + number(1, 2)
      bytes += [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
    }
    bytes += Array("data".utf8) + (isLong ? unknown : number(data, 4))
    self.bytes = bytes
  }
}
