import Testing

@testable import Sound

@Suite struct DeviceFormatTests {
  private static let samples: [Int32] = [0, 0x1234_0000, -0x1234_0000, .max, .min, 0x0000_8000, 0x0000_7fff]

  @Test("16-bit sound reaches a 16-bit loudspeaker untouched, finer sound is rounded and never wraps")
  func narrow() {
    #expect(bytes(.s16) == [0, 0x1234, -0x1234, 0x7fff, -0x8000, 1, 0].flatMap { little($0, 2) })
  }

  @Test("32 bits pass untouched")
  func wide() {
    #expect(bytes(.s32) == Self.samples.flatMap { little(Int($0), 4) })
  }

  @Test("24-bit sound is exact in three and in four bytes")
  func middle() {
    let expected = [0, 0x12_3400, -0x12_3400, 0x7f_ffff, -0x80_0000, 0x80, 0x80]
    #expect(bytes(.s24Packed) == expected.flatMap { little($0, 3) })
    #expect(bytes(.s24) == expected.flatMap { little($0, 4) })
  }

  @Test("the smallest format that holds all bits is tried first")
  func order() {
    #expect(DeviceFormat.preferred(forBits: 16).first == .s16)
    #expect(DeviceFormat.preferred(forBits: 24).first == .s32)
    #expect(Set(DeviceFormat.preferred(forBits: 24)) == Set(DeviceFormat.allCases))
  }

  private func bytes(_ format: DeviceFormat) -> [UInt8] {
    var output: [UInt8] = []
    format.append(Self.samples[...], to: &output)
    return output
  }

  private func little(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
