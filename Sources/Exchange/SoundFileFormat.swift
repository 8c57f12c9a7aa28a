package import Foundation

/// A text format that stands beside a sound file, with times counted from the beginning of that file. An interview
/// of several parts gets one such file for each.
package protocol SoundFileFormat: ExportFormat {
  /// What follows the sound file's name in its own, `_labels` or nothing.
  static var suffix: String { get }

  /// The content of the file that belongs to `sound`.
  static func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String
}

extension SoundFileFormat {
  /// Nothing.
  package static var suffix: String { "" }

  /// The name of the file that belongs to `sound`.
  package static func fileName(for sound: SoundFile) -> String {
    "\(sound.exportStem)\(suffix).\(fileExtension)"
  }

  /// Writes one file for each sound file; an interview without sound gets one with its planned name.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      for sound in interview.soundFilesOrSilence {
        let name = fileName(for: sound)
        let text = try text(for: sound, of: interview)
        try OutputFile.write(Data(text.utf8), to: folder.appending(path: name))
        files.append(ExportedFile(name: name, what: Self.name))
      }
    }
    return files
  }
}
