import Foundation

/// How ffmpeg is told to write a format of sound, with the questions as chapters.
struct Encoding: Sendable {
  /// Its words for the sound: `-codec:a flac`.
  var words: [String]
  /// What it calls the container.
  var container: String
  /// Whether chapters are comments (`CHAPTER001=…`) because it writes none into this container, or wrong ones.
  var chaptersAreComments = false
  /// Whether the container knows no chapter that begins after 0, so that the first one would be moved there.
  var chaptersBeginAtZero = false

  /// Writes one file for each part.
  func write(
    _ format: ExportFormat, of interviews: [ExportedInterview], to folder: URL, _ options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.flatMap { interview in
      try interview.soundFiles.map { sound in
        var chapters = ChaptersFormat.chapters(in: sound, of: interview)
        if chaptersBeginAtZero, let first = chapters.first?.stretch.start, first > 0 {
          chapters.insert((sound.exportStem, TimeGrid.Stretch(start: 0, end: first)), at: 0)
        }
        let name = format.fileName(for: sound)
        let metadata = EncodedChapters(chapters, title: sound.exportStem, asComments: chaptersAreComments)
        try FFmpeg(
          source: sound, interview: interview, metadata: metadata.text, target: folder.appending(path: name),
          words: ["-map_chapters", chaptersAreComments ? "-1" : "1"] + words + ["-f", container]
        ).run(options)
        return ExportedFile(name: name, what: format.name, remarks: metadata.remarks)
      }
    }
  }
}

extension RequiredProgram {
  /// What writes all encoded sound.
  static let ffmpeg = RequiredProgram(name: FFmpeg.name) { InstalledProgram.find(FFmpeg.name) != nil }
}
