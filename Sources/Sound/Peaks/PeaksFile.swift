import Timeline

/// A waveform as it is kept beside the sound, in `peaks.lfpk`. All numbers are little-endian.
///
///     offset  size
///          0     4  LFPK
///          4     4  version, 1
///          8     4  frames per second
///         12     4  frames of a block of the finest level
///         16     8  frames covered
///         24     4  number of parts
///         28     4  number of levels
///         32     …  the parts, see `PartStamp.bytes`
///          …     …  the levels, finest first: lowest and highest sample of each block in turn, one signed byte each;
///                   a level has a quarter of the blocks of the one before, rounded up
///        end-8   8  `WordHash` of everything before
///
/// It can be thrown away at any time. One that is damaged, of another version or of other sound is computed again.
struct PeaksFile: Equatable {
  /// The file's name in the interview's folder.
  static let name = "peaks.lfpk"

  let rate: SampleRate
  let frames: Int64
  let stamps: [PartStamp]
  let levels: [[Int8]]

  private static let magic = Array("LFPK".utf8)
  private static let version: UInt32 = 1
  private static let headSize = 32

  init(_ peaks: Peaks, _ stamps: [PartStamp]) {
    (rate, frames, levels) = (peaks.rate, peaks.frames, peaks.levels)
    self.stamps = stamps
  }

  /// Reads the file; nil when something is wrong with it.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headSize + 8 else { return nil }
    var hash = WordHash()
    bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0.dropLast(8))) }
    var input = PeaksInput(bytes)
    guard input.take(4) == Self.magic, input.number(UInt32.self) == Self.version,
      let hertz = input.number(UInt32.self), let block = input.number(UInt32.self),
      let frames = input.number(Int64.self), let parts = input.number(UInt32.self),
      let levelCount = input.number(UInt32.self), (1...768_000).contains(hertz), frames >= 0,
      Int(block) == Peaks.blockFrames(at: SampleRate(Int(hertz)))
    else { return nil }
    var stamps: [PartStamp] = []
    for _ in 0..<parts {
      guard let first = input.number(Int64.self), let end = input.number(Int64.self),
        let fileBytes = input.number(Int64.self), let modified = input.number(Int64.self),
        let length = input.number(UInt16.self), let name = input.take(Int(length))
      else { return nil }
      stamps.append(
        PartStamp(
          name: String(decoding: name, as: UTF8.self), firstFrame: first, end: end, fileBytes: fileBytes,
          modified: modified))
    }
    var levels: [[Int8]] = []
    var blocks = frames / Int64(block) + (frames % Int64(block) > 0 ? 1 : 0)
    for _ in 0..<levelCount {
      guard blocks <= bytes.count, let level = input.take(Int(2 * blocks)) else { return nil }
      levels.append(level.withUnsafeBytes { Array($0.bindMemory(to: Int8.self)) })
      blocks = (blocks + 3) / 4
    }
    guard !levels.isEmpty, input.number(UInt64.self) == hash.value, input.isAtEnd else { return nil }
    rate = SampleRate(Int(hertz))
    (self.frames, self.stamps, self.levels) = (frames, stamps, levels)
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
    var bytes = Self.magic + little(Self.version) + little(UInt32(rate.hertz))
    bytes += little(UInt32(Peaks.blockFrames(at: rate))) + little(frames)
    bytes += little(UInt32(stamps.count)) + little(UInt32(levels.count))
    for stamp in stamps { bytes += stamp.bytes }
    for level in levels { level.withUnsafeBytes { bytes.append(contentsOf: $0) } }
    var hash = WordHash()
    hash.add(bytes)
    return bytes + little(hash.value)
  }
}
