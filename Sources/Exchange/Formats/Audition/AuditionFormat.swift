// Adobe Audition marker list: called .csv, parted by TABs, nothing quoted.
//
//   Name	Start	Duration	Time Format	Type	Description
//   Q01 first_day	0:02.500	0:11.750	decimal	Cue	What was your first day like?
import Timeline
package import Wording

/// Markers for Adobe Audition's marker window.
package enum AuditionFormat: SoundFileFormat {
  /// `audition`
  package static let id = "audition"
  /// Markers for Audition.
  package static let name: Sentence = "Markers for Adobe Audition"
  /// `csv`
  package static let fileExtension = "csv"
  /// What people do with it.
  package static let purpose = ExportPurpose.listen
  /// What is not in it.
  package static let lost: Sentence? = "answers, colours, line breaks"
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["Adobe Audition"]
  /// `_audition`
  package static let suffix = "_audition"

  /// The list that belongs to a sound file. There is no way to quote: a `"` becomes a `'`.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    let grid = TimeGrid.milliseconds
    return interview.markers(in: sound).reduce("Name\tStart\tDuration\tTime Format\tType\tDescription\n") {
      text, marker in
      let start = grid.units(marker.span.start, at: interview.rate)
      let length = grid.units(marker.span.end, at: interview.rate) - start
      let fields = [
        plain(marker.label), TimeText.short(milliseconds: start), TimeText.short(milliseconds: length),
        "decimal",
        "Cue", plain(MarkerName.oneLine(marker.comment)),
      ]
      return text + fields.joined(separator: "\t") + "\n"
    }
  }

  private static func plain(_ text: String) -> String { text.replacing("\"", with: "'") }
}
