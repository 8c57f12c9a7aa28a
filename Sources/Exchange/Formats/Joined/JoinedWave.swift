// One WAV of many stretches: RIFF, or RF64 (EBU Tech 3306) where 32 bits do not hold its size.
//
//   RIFF size WAVE  fmt (16)  data size  samples [0]  cue  LIST adtl
//   RF64 FFFFFFFF WAVE  ds64 (28): size u64, bytes of samples u64, frames u64, 0  fmt  data FFFFFFFF ...
import Documents
import Foundation
import Timeline
import Wording

/// Writes joined sound: the bytes are copied by the operating system, none is looked at.
enum JoinedWave {
  /// Writes `sound` to a new file, on disk when this returns.
  ///
  /// - Returns: What people should know about the file.
  /// - Throws: `ExchangeError`, or what `options.wrote` throws to stop.
  static func write(_ sound: JoinedSound, to file: URL, _ options: ExportOptions) throws -> [Sentence] {
    let cues = CueChunks(sound.markers)
    let head = header(sound.shape, frames: sound.frames, behind: cues.bytes.count)
    let target = try OutputFile(file)
    try target.append(head)
    var proof = SoundProof(options)
    for piece in sound.pieces {
      let source = try Recording(piece.sound, of: piece.interview)
      let first = piece.span.start - piece.sound.firstFrame
      let bytes = try source.plain().bytes(of: first..<first + piece.span.frames)
      guard bytes.count == Int(piece.span.frames) * sound.shape.frameSize else {
        throw ExchangeError(.soundUnreadable, "the recording became shorter while it was being copied")
      }
      try target.take(bytes, from: source.bytes, progress: options.wrote)
      try proof.take(bytes, from: source.bytes)
    }
    let count = sound.frames * Int64(sound.shape.frameSize)
    if count % 2 == 1 { try target.append([0]) }
    try target.append(cues.bytes)
    try target.synchronize()
    let begin = Int64(head.count)
    return cues.remarks + (try proof.remarks(begin..<begin + count, of: target))
  }

  /// Everything before the samples. `behind` are the bytes of the chunks that follow them, `most` the largest size that
  /// a plain RIFF header can hold.
  static func header(
    _ shape: PlainSound.Shape, frames: Int64, behind: Int, most: Int64 = 0xFFFF_FFFE
  ) -> [UInt8] {
    let count = frames * Int64(shape.frameSize)
    let format = RiffBytes.chunk(
      "fmt ",
      RiffBytes.short(shape.isFloat ? 3 : 1) + RiffBytes.short(shape.channels)
        + RiffBytes.word(Int64(shape.hertz)) + RiffBytes.word(Int64(shape.hertz * shape.frameSize))
        + RiffBytes.short(shape.frameSize) + RiffBytes.short(shape.bits))
    // All that follows the size: WAVE, fmt, the header of data, the samples and their padding, the other chunks.
    let size = 4 + Int64(format.count) + 8 + count + count % 2 + Int64(behind)
    guard size > most else {
      return Array("RIFF".utf8) + RiffBytes.word(size) + Array("WAVE".utf8) + format + Array("data".utf8)
        + RiffBytes.word(count)
    }
    let sizes = RiffBytes.long(size + 36) + RiffBytes.long(count) + RiffBytes.long(frames)
    return Array("RF64".utf8) + RiffBytes.word(-1) + Array("WAVE".utf8)
      + RiffBytes.chunk("ds64", sizes + RiffBytes.word(0)) + format + Array("data".utf8) + RiffBytes.word(-1)
  }
}
