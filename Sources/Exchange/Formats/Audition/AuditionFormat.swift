// Adobe Audition marker list: called .csv, parted by TABs, nothing quoted.
//
//   Name	Start	Duration	Time Format	Type	Description
//   Q01 first_day	0:02.500	0:11.750	decimal	Cue	What was your first day like?
import Timeline
import Wording

extension ExportFormat {
  /// Markers for Adobe Audition's marker window.
  package static let audition = ExportFormat(
    id: "audition", name: "Markers for Adobe Audition", purpose: .listen,
    opensIn: ["Adobe Audition"],
    lost: "answers, colours, line breaks",
    fileExtension: "csv", consent: nil, holds: [.times, .typed, .guide],
    writer: .besideSound(suffix: "_audition", AuditionFormat.text(for:of:)))
}

enum AuditionFormat {
  /// The list that belongs to a sound file. There is no way to quote: a `"` becomes a `'`.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
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
