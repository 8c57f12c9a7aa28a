// Audacity label track (https://manual.audacityteam.org/man/importing_and_exporting_labels.html; LabelTrack.cpp 3.2.4):
// start TAB end TAB text, seconds with six decimals, a point has start = end.
//
//   2.500000	14.250000	Q01 first_day: What was your first day like?
//   6.000000	6.000000	Mark 1 red
import Timeline
import Wording

extension ExportFormat {
  /// Labels for Audacity: visits as regions, marks and notes as points, in order of time.
  package static let audacity = ExportFormat(
    id: "audacity", name: "Labels for Audacity (File, Import, Labels)", purpose: .listen,
    opensIn: ["Audacity", "Tenacity", "ELAN", "EXMARaLDA", "Subtitle Edit"],
    lost: "answers, colours, line breaks",
    fileExtension: "txt", consent: nil, holds: [.times, .typed, .guide],
    isDefault: true,
    writer: .besideSound(suffix: "_labels", AudacityFormat.text(for:of:)))
}

enum AudacityFormat {
  /// The labels of a sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    text(interview.markers(in: sound), at: interview.rate)
  }

  /// One line for each marker; a name always has text, because some readers stumble over none.
  static func text(_ markers: [Marker], at rate: SampleRate) -> String {
    markers.map { marker in
      let start = Seconds.text(marker.span.start, at: rate)
      let end = Seconds.text(marker.span.end, at: rate)
      // A backslash at the beginning of a *line* would be a frequency range; here it follows a TAB.
      return "\(start)\t\(end)\t\(marker.label)\n"
    }.joined()
  }
}
