/// How the device codes a sample. All are little-endian and signed.
enum SampleCode: Sendable {
  /// 16 bits in 2 bytes.
  case s16
  /// 24 bits in 3 bytes.
  case s24Packed
  /// 24 bits in the low three of 4 bytes.
  case s24Low
  /// 32 bits; the low 8 are dropped when 24 are stored.
  case s32

  /// Bytes of one sample.
  var bytes: Int {
    @_noLocks get {
      switch self {
      case .s16: 2
      case .s24Packed: 3
      case .s24Low, .s32: 4
      }
    }
  }

  /// The magnitude of the largest sample, moved to the top of 32 bits.
  var fullScale: UInt32 {
    @_noLocks get {
      switch self {
      case .s16: 0x7fff_0000
      case .s24Packed, .s24Low, .s32: 0x7fff_ff00
      }
    }
  }
}
