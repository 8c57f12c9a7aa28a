import CALSA

/// How a loudspeaker wants its samples; all are signed little-endian integers.
enum DeviceFormat: CaseIterable, Sendable {
  case s16
  case s32
  /// 24 bits in the low three bytes of four.
  case s24
  /// 24 bits in three bytes.
  case s24Packed

  /// The order to try for sound with `bits` significant bits: the smallest format that holds it all first.
  static func preferred(forBits bits: Int) -> [DeviceFormat] {
    bits <= 16 ? [.s16, .s32, .s24, .s24Packed] : [.s32, .s24, .s24Packed, .s16]
  }

  var alsa: snd_pcm_format_t {
    switch self {
    case .s16: SND_PCM_FORMAT_S16_LE
    case .s32: SND_PCM_FORMAT_S32_LE
    case .s24: SND_PCM_FORMAT_S24_LE
    case .s24Packed: SND_PCM_FORMAT_S24_3LE
    }
  }

  /// Bytes one sample of one channel takes.
  var bytes: Int {
    switch self {
    case .s16: 2
    case .s24Packed: 3
    case .s24, .s32: 4
    }
  }

  /// Appends `samples` (full scale = 32 bits) to `output`. Exact when the format holds all significant bits,
  /// otherwise rounded to the nearest and clamped.
  func append(_ samples: ArraySlice<Int32>, to output: inout [UInt8]) {
    output.reserveCapacity(output.count + samples.count * bytes)
    switch self {
    case .s16:
      for sample in samples { Self.append(Self.rounded(sample, dropping: 16), bytes: 2, to: &output) }
    case .s32:
      for sample in samples { Self.append(sample, bytes: 4, to: &output) }
    case .s24:
      for sample in samples { Self.append(Self.rounded(sample, dropping: 8), bytes: 4, to: &output) }
    case .s24Packed:
      for sample in samples { Self.append(Self.rounded(sample, dropping: 8), bytes: 3, to: &output) }
    }
  }

  private static func rounded(_ sample: Int32, dropping bits: Int32) -> Int32 {
    let half = Int32(1) << (bits - 1)
    let (sum, overflow) = sample.addingReportingOverflow(half)
    return (overflow ? Int32.max : sum) >> bits
  }

  private static func append(_ value: Int32, bytes: Int, to output: inout [UInt8]) {
    var rest = UInt32(bitPattern: value)
    for _ in 0..<bytes {
      output.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
