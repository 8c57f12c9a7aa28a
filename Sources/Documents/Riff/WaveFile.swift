import Wording

// WAVE (RIFF form `WAVE`): `fmt ` says how the samples lie, `data` holds them.

/// What the header of a WAV file says about its sound.
package struct WaveFile: Sendable {
  /// All chunks.
  package var file: ChunkedFile
  /// Channels.
  package var channels: Int
  /// Frames per second.
  package var hertz: Int
  /// Bits per sample.
  package var bits: Int
  /// Bytes of one frame.
  package var frameSize: Int
  /// Where the samples lie.
  package var data: SoundChunk

  /// Whole frames that are in the file.
  package var frames: Int64 { data.presentSize / Int64(frameSize) }

  /// Whether the sizes that count stand in `ds64`, because 32 bits are not enough for them.
  package var isLong: Bool { file.first("ds64") != nil }

  /// Reads the header of an open file.
  ///
  /// - Throws: When it cannot be read, is no WAV file or has no samples in it.
  package static func read(_ source: any ByteSource) throws(DocumentError) -> WaveFile {
    guard let file = ChunkedFile(source), file.form == "WAVE" else {
      throw DocumentError(.malformed, "it is not a WAV file, or cannot be read")
    }
    guard let format = file.first("fmt "), let data = file.first("data") else {
      throw DocumentError(.malformed, "it has no sound in it")
    }
    guard format.declaredSize >= 16,
      let bytes = source.bytes(at: format.offset, count: 16)
    else { throw DocumentError(.malformed, "its header is damaged") }
    func short(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    let frameSize = short(12)
    guard frameSize > 0 else { throw DocumentError(.malformed, "its header is damaged") }
    return WaveFile(
      file: file, channels: short(2), hertz: short(4) | short(6) << 16, bits: short(14), frameSize: frameSize,
      data: data)
  }
}
