// REAPER region/marker list (.csv): comma, quoted as in RFC 4180, no byte order mark.
//
//   #,Name,Start,End,Length
//   R1,Q01 first_day: …,0:02.500,0:14.250,0:11.750
//   M1,Mark 1 red,0:06.000,,
import Documents
import Foundation
import Timeline
import Wording

extension ExportFormat {
  /// Questions as regions, marks and notes as markers, for REAPER's region and marker manager.
  package static let reaper = ExportFormat(
    id: "reaper", name: "Regions and markers for REAPER", purpose: .listen,
    opensIn: ["REAPER"],
    lost: "answers, colours, line breaks",
    fileExtension: "csv", consent: nil, holds: [.times, .typed, .guide],
    writer: .besideSound(suffix: "_reaper", ReaperFormat.text(for:of:)))
}

enum ReaperFormat {
  /// The list that belongs to a sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    var writer = DelimitedTextWriter(.exchange)
    writer.row(["#", "Name", "Start", "End", "Length"].map { .text($0) })
    var numbers = (region: 0, marker: 0)
    for marker in interview.markers(in: sound) {
      let isRegion = marker.kind.isPlace || marker.span.frames > 0
      let stretch = TimeGrid.milliseconds.stretch(marker.span, in: sound, at: interview.rate, pointLength: 1)
      let start =
        isRegion ? stretch.start : TimeGrid.milliseconds.units(marker.span.start, at: interview.rate)
      if isRegion { numbers.region += 1 } else { numbers.marker += 1 }
      writer.row([
        .number(isRegion ? "R\(numbers.region)" : "M\(numbers.marker)"), .text(marker.label),
        .number(TimeText.short(milliseconds: start)),
        .number(isRegion ? TimeText.short(milliseconds: stretch.end) : ""),
        .number(isRegion ? TimeText.short(milliseconds: stretch.end - stretch.start) : ""),
      ])
    }
    return String(decoding: writer.data, as: UTF8.self)
  }
}
