import Documents
import Foundation
import Wording

/// Joined sound as files of an export.
enum JoinedFiles {
  /// Writes the stretches as `NAME.wav`; what was recorded otherwise and cannot stand in the same file as
  /// `NAME-2.wav` and so on.
  static func write(
    _ stretches: [SoundStretch], named name: String, keepsOrder: Bool, what: Sentence, to folder: URL,
    _ options: ExportOptions
  ) throws -> [(file: ExportedFile, sound: JoinedSound)] {
    let sounds = try JoinedSound.files(of: stretches, keepsOrder: keepsOrder)
    return try sounds.enumerated().map { index, sound in
      let file = index == 0 ? "\(name).wav" : "\(name)-\(index + 1).wav"
      var remarks = try JoinedWave.write(sound, to: folder.appending(path: file), options)
      if sounds.count > 1 {
        remarks.append(
          "Recorded at \(sound.shape.words), and so not in one file with the rest: see the files of the same name."
        )
      }
      return (ExportedFile(name: file, what: what, remarks: remarks), sound)
    }
  }
}

extension PlainSound.Shape {
  /// `48000 Hz, 2 channels, 16 bits`
  fileprivate var words: Sentence {
    channels == 1 ? "\(hertz) Hz, 1 channel, \(bits) bits" : "\(hertz) Hz, \(channels) channels, \(bits) bits"
  }
}
