// SubRip (.srt): no standard; what players and Audacity agree on. A number, the times, a line, an empty line.
//
//   1
//   00:00:02,500 --> 00:00:14,250
//   Q01 first_day: What was your first day like?
import Timeline

/// Questions, marks and notes as subtitles.
package enum SubtitlesFormat: SoundFileFormat {
  /// `srt`
  package static let id = "srt"
  /// Subtitles.
  package static let name = "Questions, marks and notes as subtitles (SRT)"
  /// The same in German.
  package static let germanName = "Fragen, Marken und Notizen als Untertitel (SRT)"
  /// `srt`
  package static let fileExtension = "srt"
  /// What people do with it.
  package static let purpose = ExportPurpose.listen
  /// What is not in it.
  package static let lost = "answers, colours"
  /// The same in German.
  package static let germanLost = "Antworten, Farben"
  /// Programs that open it.
  package static let opensIn = ["VLC", "Audacity", "ELAN", "EXMARaLDA", "Subtitle Edit"]

  /// One subtitle for each marker; a point is shown for a second.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    interview.markers(in: sound).enumerated().map { index, marker in
      let stretch = TimeGrid.milliseconds.stretch(
        marker.span, in: sound, at: interview.rate, pointLength: marker.kind == .visit ? 1 : 1000)
      return "\(index + 1)\n\(time(stretch.start)) --> \(time(stretch.end))\n\(plain(marker.label))\n\n"
    }.joined()
  }

  private static func time(_ milliseconds: Int64) -> String {
    TimeText.clock(milliseconds, perSecond: 1000).replacing(".", with: ",")
  }

  /// Readers take `<` and `{` for the beginning of a style and drop what follows, and two times in a line for a new
  /// subtitle; there is no escaping. Signs that look alike stand for them.
  private static func plain(_ text: String) -> String {
    let mayHoldTimes = text.utf8.count { $0 == UInt8(ascii: ":") } > 1
    let timeless =
      mayHoldTimes
      ? text.replacing(/\d:\d\d:\d\d[.,]\d/) { String($0.output).replacing(":", with: "∶") } : text
    return timeless.replacing("<", with: "‹").replacing(">", with: "›").replacing("{", with: "(")
      .replacing("}", with: ")")
  }
}
