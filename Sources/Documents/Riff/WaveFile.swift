// WAVE (RIFF form `WAVE`): `fmt ` says how the samples lie, `data` holds them.

/// What the header of a WAV file says about its sound.
package struct WaveFile: Sendable {
  /// All chunks.
  package var riff: RiffFile
  /// Channels.
  package var channels: Int
  /// Frames per second.
  package var hertz: Int
  /// Bits per sample.
  package var bits: Int
  /// Bytes of one frame.
  package var frameSize: Int
  /// Where the samples lie.
  package var data: RiffChunk

  /// Whole frames that are in the file.
  package var frames: Int64 { data.size / Int64(frameSize) }

  /// Reads the header of an open file.
  ///
  /// - Throws: When it cannot be read, is no WAV file or has no samples in it.
  package static func read(_ descriptor: Int32) throws(DocumentError) -> WaveFile {
    let riff = try RiffFile.read(descriptor)
    guard riff.type == "WAVE" else { throw DocumentError(.malformed, "it is not a WAV file") }
    guard let format = riff.chunks.first(where: { $0.id == "fmt " }),
      let data = riff.chunks.first(where: { $0.id == "data" })
    else { throw DocumentError(.malformed, "it has no sound in it") }
    let bytes = try RiffFile.bytes(descriptor, at: format.offset, count: 16)
    guard bytes.count == 16, format.size >= 16 else {
      throw DocumentError(.malformed, "its header is damaged")
    }
    func short(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    let frameSize = short(12)
    guard frameSize > 0 else { throw DocumentError(.malformed, "its header is damaged") }
    return WaveFile(
      riff: riff, channels: short(2), hertz: Int(RiffFile.word(bytes, 4)), bits: short(14),
      frameSize: frameSize, data: data)
  }
}
