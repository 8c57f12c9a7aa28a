import Wording

/// How the samples of an uncompressed WAV or CAF file lie: enough to copy any of its frames into another file, byte
/// for byte, without looking at them.
package struct PlainSound: Sendable {
  /// What two files must have in common so that the samples of one can stand in the other.
  package struct Shape: Hashable, Sendable {
    /// Channels.
    package var channels: Int
    /// Frames per second.
    package var hertz: Int
    /// Bits per sample.
    package var bits: Int
    /// Whether samples are floating-point numbers.
    package var isFloat: Bool

    /// Makes a shape.
    package init(channels: Int, hertz: Int, bits: Int, isFloat: Bool = false) {
      (self.channels, self.hertz, self.bits, self.isFloat) = (channels, hertz, bits, isFloat)
    }

    /// Bytes of one frame.
    package var frameSize: Int { channels * ((bits + 7) / 8) }
  }

  /// What its samples look like; always little-endian.
  package var shape: Shape
  /// Where its whole frames lie, in bytes from the beginning of the file.
  package var samples: Range<Int64>

  /// Whole frames in the file.
  package var frames: Int64 { Int64(samples.count) / Int64(shape.frameSize) }

  /// Where these frames lie in the file, as far as it has them.
  package func bytes(of frames: Range<Int64>) -> Range<Int64> {
    let inside = frames.clamped(to: 0..<self.frames)
    let size = Int64(shape.frameSize)
    return samples.lowerBound + inside.lowerBound * size..<samples.lowerBound + inside.upperBound * size
  }

  /// Reads the header of an open file.
  ///
  /// - Throws: When it cannot be read, or its samples are compressed or lie in another order than in a WAV.
  package static func read(_ source: any ByteSource) throws(DocumentError) -> PlainSound {
    guard let file = ChunkedFile(source) else {
      throw DocumentError(.malformed, "it is neither a WAV nor a CAF file, or cannot be read")
    }
    return try file.container == .caf ? coreAudio(file, source) : wave(source)
  }

  private static func wave(_ source: any ByteSource) throws(DocumentError) -> PlainSound {
    let wave = try WaveFile.read(source)
    let format = wave.file.first("fmt ")
    // An extensible header names the real kind of sample at its byte 24.
    let bytes = format.flatMap { source.bytes(at: $0.offset, count: 2) } ?? []
    let isExtensible = bytes == [0xFE, 0xFF]
    let kind =
      isExtensible ? format.flatMap { source.bytes(at: $0.offset + 24, count: 2) } : bytes
    guard kind == [1, 0] || kind == [3, 0] else {
      throw DocumentError(.malformed, "its sound is compressed")
    }
    return try PlainSound(
      Shape(channels: wave.channels, hertz: wave.hertz, bits: wave.bits, isFloat: kind == [3, 0]),
      frameSize: wave.frameSize, from: wave.data.offset, bytes: wave.data.presentSize)
  }

  private static func coreAudio(_ file: ChunkedFile, _ source: any ByteSource) throws(DocumentError)
    -> PlainSound
  {
    guard let description = file.first("desc"), let data = file.first("data"), description.declaredSize >= 32,
      let bytes = source.bytes(at: description.offset, count: 32)
    else { throw DocumentError(.malformed, "its header is damaged") }
    func word(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    let rate = Double(bitPattern: bytes[0..<8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    let (flags, bits) = (word(12), word(28))
    // Flag 2 says little-endian; samples of 8 bits are signed in a CAF and unsigned in a WAV.
    guard Array(bytes[8..<12]) == Array("lpcm".utf8), flags & 2 != 0, bits > 8, (1...1_000_000).contains(rate)
    else { throw DocumentError(.malformed, "its samples are not stored as in a WAV file") }
    // The sound is preceded by a count of edits.
    return try PlainSound(
      Shape(channels: word(24), hertz: Int(rate), bits: bits, isFloat: flags & 1 != 0), frameSize: word(16),
      from: data.offset + 4, bytes: data.presentSize - 4)
  }

  private init(
    _ shape: Shape, frameSize: Int, from start: Int64, bytes: Int64
  ) throws(DocumentError) {
    guard frameSize > 0, frameSize == shape.frameSize else {
      throw DocumentError(.malformed, "its samples are not stored one beside the other")
    }
    self.shape = shape
    samples = start..<start + max(0, bytes) / Int64(frameSize) * Int64(frameSize)
  }
}
