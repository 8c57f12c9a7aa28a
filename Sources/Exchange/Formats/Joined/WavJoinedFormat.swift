// NAME_joined.wav: all parts of an interview one after the other, the marks on the joined time line.
import Foundation
import Timeline
import Wording

extension ExportFormat {
  /// The whole interview as one sound file.
  package static let wavJoined = ExportFormat(
    id: "wav-joined", name: "All parts as one sound file, with the marks inside", purpose: .listen,
    opensIn: ExportFormat.wav.opensIn,
    lost: ExportFormat.wav.lost,
    fileExtension: "wav", consent: nil, holds: [.sound, .times, .typed, .guide],
    needsSound: true,
    writer: .files(WavJoinedFormat.write(_:to:options:)))
}

enum WavJoinedFormat {
  /// Writes one file for each interview; several, when parts were recorded in different ways.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.flatMap { interview in
      let whole = SoundStretch(
        interview: interview, span: Span(start: .zero, end: interview.soundEnd), markers: interview.markers)
      return try JoinedFiles.write(
        [whole], named: "\(interview.stem)_joined", keepsOrder: true, what: ExportFormat.wavJoined.name,
        to: folder, options
      ).map(\.file)
    }
  }
}
