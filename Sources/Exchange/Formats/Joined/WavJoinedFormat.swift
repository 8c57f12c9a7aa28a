// NAME_joined.wav: all parts of an interview one after the other, the marks on the joined time line.
package import Foundation
import Timeline
package import Wording

/// The whole interview as one sound file.
package enum WavJoinedFormat: ExportFormat {
  /// `wav-joined`
  package static let id = "wav-joined"
  /// All parts in one.
  package static let name: Sentence = "All parts as one sound file, with the marks inside"
  /// `wav`
  package static let fileExtension = "wav"
  /// What is not in it.
  package static let lost = WavFormat.lost
  /// Programs that show the marks.
  package static let opensIn = WavFormat.opensIn
  /// Yes.
  package static let needsSound = true

  /// Writes one file for each interview; several, when parts were recorded in different ways.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.flatMap { interview in
      let whole = SoundStretch(
        interview: interview, span: Span(start: .zero, end: interview.soundEnd), markers: interview.markers)
      return try JoinedFiles.write(
        [whole], named: "\(interview.stem)_joined", keepsOrder: true, what: name, to: folder, options
      ).map(\.file)
    }
  }
}
