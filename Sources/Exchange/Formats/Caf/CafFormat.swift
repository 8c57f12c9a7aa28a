// Core Audio (CAFFile.h; Core Audio Format Specification): big-endian chunks before the samples, which are those of the
// recording, little-endian. No program but Apple's was found that reads `mark`.
import Documents
import Foundation
import Interview
import Wording

extension ExportFormat {
  /// The recording in Apple's container.
  package static let caf = ExportFormat(
    id: "caf", name: "Sound for programs of Apple (Core Audio), with the marks inside", purpose: .archive,
    opensIn: ["QuickTime", "Logic Pro", "GarageBand", "VLC", "SoX"],
    lost: "answers, colours; of notes what follows 255 bytes, and line breaks",
    fileExtension: "caf", consent: .archive, holds: [.sound, .times, .typed, .guide],
    needsSound: true,
    writer: .files(CafFormat.write(_:to:options:)))
}

enum CafFormat {
  /// Writes a copy of each part.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.flatMap { interview in
      try interview.soundFiles.map { try copy($0, of: interview, to: folder, options) }
    }
  }

  private static func copy(
    _ sound: SoundFile, of interview: ExportedInterview, to folder: URL, _ options: ExportOptions
  ) throws -> ExportedFile {
    let name = "\(sound.exportStem).caf"
    let source = try Recording(sound, of: interview)
    let plain = try source.plain()
    guard plain.shape.bits > 8 else {
      throw ExchangeError(
        .soundUnreadable,
        "the sound of the interview \(interview.stem) has 8 bits, which Core Audio stores otherwise",
        hint: "use the format wav")
    }
    let chunks = CafChunks(
      plain.shape, bytes: Int64(plain.samples.count), markers: interview.markers(in: sound),
      title: sound.exportStem)
    let target = try OutputFile(folder.appending(path: name))
    try target.append(chunks.head)
    try target.take(plain.samples, from: source.bytes, progress: options.wrote)
    try target.append(chunks.tail)
    try target.synchronize()
    var proof = SoundProof(options)
    try proof.take(plain.samples, from: source.bytes)
    let begin = Int64(chunks.head.count)
    let proved = try proof.remarks(begin..<begin + Int64(plain.samples.count), of: target)
    return ExportedFile(name: name, what: ExportFormat.caf.name, remarks: proved)
  }
}
