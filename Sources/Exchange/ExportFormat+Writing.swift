import Foundation
import Wording

extension ExportFormat {
  /// What writes the files of a format.
  enum Writer: Sendable {
    /// Writes its files for all interviews into a folder that exists and is its alone; formats that make one table of many
    /// interviews do so here. What was written comes back in the order in which people should look at it; on an error the
    /// exporter removes whatever lies in the folder.
    case files(
      @Sendable (_ interviews: [ExportedInterview], _ folder: URL, _ options: ExportOptions) throws ->
        [ExportedFile])
    /// A text beside each sound file, with times counted from the beginning of that file. An interview of several parts gets
    /// one for each. `suffix` follows the sound file's name in its own, `_labels` or nothing.
    case besideSound(
      suffix: String = "",
      _ text: @Sendable (_ sound: SoundFile, _ interview: ExportedInterview) throws -> String)
    /// Sound that ffmpeg writes, one file for each part.
    case encoded(Encoding)
  }

  /// Writes its files for all interviews into a folder.
  ///
  /// - Throws: `ExchangeError`, or what `options.wrote` throws to stop.
  func write(_ interviews: [ExportedInterview], to folder: URL, options: ExportOptions) throws
    -> [ExportedFile]
  {
    switch writer {
    case .files(let write): return try write(interviews, folder, options)
    case .encoded(let encoding): return try encoding.write(self, of: interviews, to: folder, options)
    case .besideSound(_, let text):
      return try interviews.flatMap { interview in
        // an interview without sound gets one with its planned name
        try interview.soundFilesOrSilence.map { sound in
          let name = fileName(for: sound)
          try OutputFile.write(Data(try text(sound, interview).utf8), to: folder.appending(path: name))
          return ExportedFile(name: name, what: self.name)
        }
      }
    }
  }

  /// What follows the name of a sound file in those of the files beside it; empty for formats of all other kinds.
  var suffix: String {
    if case .besideSound(let suffix, _) = writer { suffix } else { "" }
  }

  /// The name of the file that belongs to `sound`.
  func fileName(for sound: SoundFile) -> String { "\(sound.exportStem)\(suffix).\(fileExtension)" }

  /// The content of the file that belongs to `sound`; `nil` for formats of another kind.
  func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String? {
    if case .besideSound(_, let text) = writer { try text(sound, interview) } else { nil }
  }
}
