package import Foundation

/// A format of sound that ffmpeg writes, one file for each part, with the questions as chapters. A new one is a type
/// with its facts and one line in `ExportFormats`.
package protocol EncodedFormat: ExportFormat {
  /// How ffmpeg is told to encode: `-codec:a flac`.
  static var encoding: [String] { get }

  /// What ffmpeg calls the container.
  static var container: String { get }

  /// Whether chapters are comments (`CHAPTER001=…`) because ffmpeg writes none into this container, or wrong ones.
  static var chaptersAreComments: Bool { get }

  /// Whether the container knows no chapter that begins after 0, so that the first one would be moved there.
  static var chaptersBeginAtZero: Bool { get }
}

extension EncodedFormat {
  /// Yes.
  package static var needsSound: Bool { true }

  /// No.
  package static var chaptersAreComments: Bool { false }

  /// No.
  package static var chaptersBeginAtZero: Bool { false }

  /// ffmpeg, when it is not installed.
  package static var missingProgram: String? {
    InstalledProgram.find(FFmpeg.name) == nil ? FFmpeg.name : nil
  }

  /// Writes one file for each part.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.flatMap { interview in
      try interview.soundFiles.map { sound in
        var chapters = ChaptersFormat.chapters(in: sound, of: interview)
        if chaptersBeginAtZero, let first = chapters.first?.stretch.start, first > 0 {
          chapters.insert((sound.exportStem, TimeGrid.Stretch(start: 0, end: first)), at: 0)
        }
        let name = "\(sound.exportStem).\(fileExtension)"
        let metadata = EncodedChapters(chapters, title: sound.exportStem, asComments: chaptersAreComments)
        try FFmpeg(
          source: sound, interview: interview, metadata: metadata.text, target: folder.appending(path: name),
          words: ["-map_chapters", chaptersAreComments ? "-1" : "1"] + encoding + ["-f", container]
        ).run(options)
        return ExportedFile(name: name, what: Self.name, remarks: metadata.remarks)
      }
    }
  }
}
