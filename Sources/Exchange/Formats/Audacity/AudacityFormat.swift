// Audacity label track (https://manual.audacityteam.org/man/importing_and_exporting_labels.html; LabelTrack.cpp 3.2.4):
// start TAB end TAB text, seconds with six decimals, a point has start = end.
//
//   2.500000	14.250000	Q01 first_day: What was your first day like?
//   6.000000	6.000000	Mark 1 red
import Timeline
package import Wording

/// Labels for Audacity: visits as regions, marks and notes as points, in order of time.
package enum AudacityFormat: SoundFileFormat {
  /// `audacity`
  package static let id = "audacity"
  /// Labels for Audacity.
  package static let name: Sentence = "Labels for Audacity (File, Import, Labels)"
  /// `txt`
  package static let fileExtension = "txt"
  /// What people do with it.
  package static let purpose = ExportPurpose.listen
  /// What is not in it.
  package static let lost: Sentence? = "answers, colours, line breaks"
  /// Programs that import label tracks.
  package static let opensIn: [Sentence] = ["Audacity", "Tenacity", "ELAN", "EXMARaLDA", "Subtitle Edit"]
  /// Yes.
  package static let isDefault = true
  /// `_labels`
  package static let suffix = "_labels"

  /// The labels of a sound file.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
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
