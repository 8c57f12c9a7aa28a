import Foundation
import Testing

@testable import Documents

@Suite struct PlainSoundTests {
  private func read(_ bytes: [UInt8]) throws -> PlainSound {
    let file = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    return try withExtendedLifetime(handle) { try PlainSound.read(FileBytes(handle.fileDescriptor)) }
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Stereo, 24 bits, 48 kHz, and 13 bytes of sound: two frames and a bit.
  private func wave(kind: Int, extensible: [UInt8] = []) -> [UInt8] {
    let format =
      little(kind, 2) + little(2, 2) + little(48_000, 4) + little(288_000, 4) + little(6, 2) + little(24, 2)
      + extensible
    return Array("RIFF".utf8) + little(4 + 8 + format.count + 8 + 13, 4) + Array("WAVEfmt ".utf8)
      + little(format.count, 4) + format + Array("data".utf8) + little(13, 4)
      + [UInt8](repeating: 1, count: 13)
  }

  private func coreAudio(flags: Int, bits: Int = 24, kind: String = "lpcm") -> [UInt8] {
    func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }
    let rate = withUnsafeBytes(of: Double(48_000).bitPattern.bigEndian) { Array($0) }
    return Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + big(32, 8) + rate + Array(kind.utf8)
      + big(flags, 4) + big(2 * bits / 8, 4) + big(1, 4) + big(2, 4) + big(bits, 4) + Array("data".utf8)
      + big(4 + 13, 8) + [0, 0, 0, 0] + [UInt8](repeating: 1, count: 13)
  }

  @Test func `Whole frames of WAV and CAF are found where they lie`() throws {
    let shape = PlainSound.Shape(channels: 2, hertz: 48_000, bits: 24)
    let extensible =
      little(22, 2) + little(24, 2) + little(3, 4) + little(1, 2) + [UInt8](repeating: 0, count: 14)
    for (bytes, start) in [
      (wave(kind: 1), 44), (wave(kind: 0xFFFE, extensible: extensible), 68), (coreAudio(flags: 2), 68),
    ] as [([UInt8], Int64)] {
      let sound = try read(bytes)
      #expect(sound.shape == shape)
      #expect(sound.samples == start..<start + 12)
      #expect(sound.frames == 2)
      #expect(sound.bytes(of: 1..<9) == start + 6..<start + 12)
    }
    #expect(try read(wave(kind: 3)).shape.isFloat)
  }

  @Test func `Sound whose bytes mean something else than in a WAV is refused in a sentence`() throws {
    for bytes in [
      wave(kind: 0x55), coreAudio(flags: 0), coreAudio(flags: 2, bits: 8), coreAudio(flags: 2, kind: "alac"),
      [1, 2, 3],
      Array(wave(kind: 1).prefix(30)), Array(coreAudio(flags: 2).prefix(40)),
    ] {
      #expect(throws: DocumentError.self) { _ = try read(bytes) }
    }
  }
}
