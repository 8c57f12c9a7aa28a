import Documents
import Glibc
import Timeline

/// Where the whole-number samples of a WAV or CAF file lie and what they look like, read from its header.
struct SampleLayout: Sendable {
  let rate: SampleRate
  let channels: Int
  /// Bytes of one sample of one channel: 2, 3 or 4, signed.
  let sampleBytes: Int
  /// Whether a sample's first byte is its most significant one.
  let isBigEndian: Bool
  /// Bytes from the start of the file to the first sample.
  let dataOffset: Int64
  /// Whole frames that are really in the file. While it is being recorded that is more than its header says.
  let frames: Int64

  /// Reads the header; nil when the file is something else, such as FLAC, floating point or 8 bits.
  init?(_ source: any ByteSource) {
    guard let file = ChunkedFile(source), let data = file.first("data"),
      let shape = file.container == .riff ? Self.wave(source, file) : Self.core(source, file),
      (1...64).contains(shape.channels), (2...4).contains(shape.sampleBytes), shape.hertz > 0,
      shape.frameBytes == shape.channels * shape.sampleBytes
    else { return nil }
    rate = SampleRate(shape.hertz)
    (channels, sampleBytes, isBigEndian) = (shape.channels, shape.sampleBytes, shape.isBigEndian)
    // a CAF's sound is preceded by its count of edits
    let counter: Int64 = file.container == .caf ? 4 : 0
    dataOffset = data.offset + counter
    let declared = data.isWhole ? Self.declared(data, source, file) : nil
    frames = max(0, (declared ?? file.length - data.offset) - counter) / Int64(shape.frameBytes)
  }

  private typealias Shape = (hertz: Int, channels: Int, sampleBytes: Int, frameBytes: Int, isBigEndian: Bool)

  /// The length that the header gives, when the file ends there or goes on with a chunk; else the header is old and
  /// the sound goes on to the end of the file.
  private static func declared(_ data: SoundChunk, _ source: any ByteSource, _ file: ChunkedFile) -> Int64? {
    let end = data.offset + data.declaredSize
    let rest = file.length - end
    if rest <= 1 { return data.declaredSize }
    for place in [end, end + 1] {
      let next = ChunkedFile.chunk(source, file.container, at: place, length: file.length)
      if data.declaredSize > 0, next?.isWhole == true { return data.declaredSize }
    }
    return nil
  }

  private static func wave(_ source: any ByteSource, _ file: ChunkedFile) -> Shape? {
    guard file.form == "WAVE", let format = file.first("fmt "), format.presentSize >= 16,
      let bytes = source.bytes(at: format.offset, count: Int(min(format.presentSize, 40)))
    else { return nil }
    func short(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    // WAVE_FORMAT_EXTENSIBLE keeps the real kind in the first bytes of a GUID
    guard short(0) == 1 || (short(0) == 0xfffe && bytes.count >= 26 && short(24) == 1) else { return nil }
    let (channels, frameBytes, bits) = (short(2), short(12), short(14))
    guard channels > 0, bits > 8, bits % 8 == 0 else { return nil }
    return (short(4) | short(6) << 16, channels, bits / 8, frameBytes, false)
  }

  private static func core(_ source: any ByteSource, _ file: ChunkedFile) -> Shape? {
    guard let format = file.first("desc"), format.presentSize >= 32,
      let bytes = source.bytes(at: format.offset, count: 32),
      Array(bytes[8..<12]) == Array("lpcm".utf8)
    else { return nil }
    func big(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
    let hertz = Double(bitPattern: big(0..<8))
    let flags = big(12..<16)
    let (frameBytes, perPacket) = (Int(big(16..<20)), big(20..<24))
    let (channels, bits) = (Int(big(24..<28)), Int(big(28..<32)))
    guard flags & 1 == 0, perPacket == 1, channels > 0, bits > 8, bits % 8 == 0, hertz >= 1, hertz <= 768_000
    else { return nil }
    return (Int(hertz.rounded()), channels, bits / 8, frameBytes, flags & 2 == 0)
  }
}
