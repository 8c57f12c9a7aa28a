import Foundation

/// A WAV file made by code, with whatever oddity a test needs.
struct MadeSound {
  var bytesPerFrame = 2
  /// Chunks behind the samples, whole with their headers.
  var behind: [UInt8] = []
  /// Chunks between header and samples.
  var before: [UInt8] = []
  /// Bytes of samples that the header claims beyond those that are there.
  var claimed: UInt32 = 0

  func write(frames: Int64, rate: Int, to file: URL) throws {
    let bytes = UInt32(frames) * UInt32(bytesPerFrame)
    var head: [UInt8] = []
    head += Array("fmt ".utf8) + word(16) + short(1) + short(1) + word(UInt32(rate))
    head += word(UInt32(rate * bytesPerFrame)) + short(bytesPerFrame) + short(8 * bytesPerFrame)
    head += before
    head += Array("data".utf8) + word(bytes + claimed)
    let pad: [UInt8] = bytes % 2 == 1 ? [0] : []
    let size = UInt32(4 + head.count) + bytes + UInt32(pad.count + behind.count)
    var data = Data(Array("RIFF".utf8) + word(size) + Array("WAVE".utf8) + head)
    // Long ones are silence, so that the file has holes instead of megabytes.
    if frames <= 100_000 {
      var seed: UInt32 = 1
      for _ in 0..<bytes {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        data.append(UInt8(seed >> 24))
      }
      data.append(contentsOf: pad + behind)
      try data.write(to: file)
    } else {
      try data.write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(data.count) + UInt64(bytes) + UInt64(pad.count))
      try handle.close()
    }
  }

  static func chunk(_ id: String, _ payload: [UInt8]) -> [UInt8] {
    Array(id.utf8) + MadeSound().word(UInt32(payload.count)) + payload + (payload.count % 2 == 1 ? [0] : [])
  }

  private func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  private func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
}
