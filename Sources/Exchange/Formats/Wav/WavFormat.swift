// WAV with marks: RIFF `cue ` + `LIST adtl` (Multimedia Programming Interface and Data Specifications 1.0, 1991)
// behind the samples. Never written through libsndfile, which drops the names (docs/formats.md).
//
//   63 75 65 20  1C 00 00 00  01 00 00 00  01 00 00 00 A0 0F 00 00 64 61 74 61 ... A0 0F 00 00   cue: id 1, frame 4000
//   4C 49 53 54  14 00 00 00  61 64 74 6C  6C 61 62 6C 08 00 00 00 01 00 00 00 51 30 32 00       its name "Q02"
import Documents
import Foundation
import Wording

extension ExportFormat {
  /// The recording with visits, marks and notes inside: a copy of each part, the sound byte for byte the same.
  package static let wav = ExportFormat(
    id: "wav", name: "Sound with the marks inside", purpose: .listen,
    opensIn: ["REAPER", "Adobe Audition", "Sound Forge", "ocenaudio", "VLC"],
    lost: "answers, colours; marks beyond 2500",
    fileExtension: "wav", consent: nil, holds: [.sound, .times, .typed, .guide],
    isDefault: true, needsSound: true,
    writer: .files(WavFormat.write(_:to:options:)))
}

enum WavFormat {
  /// Writes a copy of each part; Core Audio parts without marks, as nobody reads them there.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      for sound in interview.soundFiles {
        files.append(try copy(sound, of: interview, to: folder, options))
      }
    }
    return files
  }

  private static func copy(
    _ sound: SoundFile, of interview: ExportedInterview, to folder: URL, _ options: ExportOptions
  ) throws -> ExportedFile {
    let source = try Recording(sound, of: interview)
    let target = try OutputFile(folder.appending(path: sound.exportName))
    guard sound.container == .wav else {
      let size = source.size
      try target.take(0..<size, from: source.bytes, progress: options.wrote)
      try target.synchronize()
      var proof = SoundProof(options)
      try proof.take(0..<size, from: source.bytes)
      return ExportedFile(
        name: sound.exportName, what: "Sound (Core Audio)",
        remarks: ["It has no marks inside, because no program reads them there: use the other files."]
          + (try proof.remarks(0..<size, of: target)))
    }
    let wave = try source.wave()
    let cues = CueChunks(interview.markers(in: sound))
    // what another program wrote about where the sound comes from stays
    let isOriginal = wave.file.first("bext") != nil
    let origin = isOriginal ? [] : OriginChunks(sound, of: interview).bytes
    let samples = wave.data.offset..<wave.data.offset + wave.data.presentSize
    try target.take(0..<samples.upperBound, from: source.bytes, progress: options.wrote)
    try append(origin + cues.bytes, to: target, from: source, wave)
    var proof = SoundProof(options)
    try proof.take(samples, from: source.bytes)
    return ExportedFile(
      name: sound.exportName, what: ExportFormat.wav.name,
      remarks: cues.remarks + (try proof.remarks(samples, of: target)))
  }

  /// Adds what follows the samples, then the size in the header that counts it.
  private static func append(
    _ chunks: [UInt8], to target: borrowing OutputFile, from source: Recording, _ wave: WaveFile
  ) throws {
    let samples = wave.data
    if samples.presentSize % 2 == 1 { try target.append([0]) }
    for chunk in wave.file.chunks {
      let isMarks = chunk.id == "cue " || source.listType(chunk) == "adtl"
      if isMarks, chunk.offset < samples.offset {
        // Marks of another program before the samples: same room, no meaning.
        try target.overwrite(Array("JUNK".utf8), at: chunk.offset - 8)
      } else if !isMarks, chunk.offset > samples.offset {
        try target.append(RiffBytes.chunk(chunk.id, try source.bytes(of: chunk)))
      }
    }
    try target.append(chunks)
    let size = try target.size()
    if let sizes = wave.file.first("ds64") {
      try target.overwrite(
        RiffBytes.long(size - 8) + RiffBytes.long(samples.presentSize), at: sizes.offset)
    } else {
      if !samples.isWhole {
        try target.overwrite(RiffBytes.word(samples.presentSize), at: samples.offset - 4)
      }
      try target.overwrite(RiffBytes.word(min(size - 8, 0xFFFF_FFFF)), at: 4)
    }
    try target.synchronize()
  }
}
