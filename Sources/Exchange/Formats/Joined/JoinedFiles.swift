import Documents
import Foundation

/// Joined sound as files of an export.
enum JoinedFiles {
  /// Writes the stretches as `NAME.wav`; what was recorded otherwise and cannot stand in the same file as
  /// `NAME-2.wav` and so on.
  static func write(
    _ stretches: [SoundStretch], named name: String, keepsOrder: Bool, what: FileWords, to folder: URL,
    _ options: ExportOptions
  ) throws -> [(file: ExportedFile, sound: JoinedSound)] {
    let sounds = try JoinedSound.files(of: stretches, keepsOrder: keepsOrder)
    return try sounds.enumerated().map { index, sound in
      let file = index == 0 ? "\(name).wav" : "\(name)-\(index + 1).wav"
      var remarks = try JoinedWave.write(sound, to: folder.appending(path: file), options)
      if sounds.count > 1 {
        remarks.append(
          FileWords(
            "Recorded at \(sound.shape.words.english), and so not in one file with the rest: see the files of the same name.",
            german:
              "Mit \(sound.shape.words.german) aufgenommen, darum nicht in einer Datei mit dem Rest: Siehe die Dateien gleichen Namens."
          )
        )
      }
      return (ExportedFile(name: file, what: what, remarks: remarks), sound)
    }
  }
}

extension PlainSound.Shape {
  /// `48000 Hz, 2 channels, 16 bits`
  fileprivate var words: FileWords {
    FileWords(
      "\(hertz) Hz, \(channels == 1 ? "1 channel" : "\(channels) channels"), \(bits) bits",
      german: "\(hertz) Hz, \(channels == 1 ? "1 Kanal" : "\(channels) Kanälen"), \(bits) Bit")
  }
}
