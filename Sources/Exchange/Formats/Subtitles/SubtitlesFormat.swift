// SubRip (.srt): no standard; what players and Audacity agree on. A number, the times, a line, an empty line.
//
//   1
//   00:00:02,500 --> 00:00:14,250
//   Q01 first_day: What was your first day like?
import Timeline
import Wording

extension ExportFormat {
  /// Questions with what was said, marks, notes and breaks as subtitles.
  package static let subtitles = ExportFormat(
    id: "srt", name: "Questions, what was said, marks and notes as subtitles (SRT)", purpose: .listen,
    opensIn: ["VLC", "Audacity", "ELAN", "EXMARaLDA", "Subtitle Edit"],
    lost: "answers, colours",
    fileExtension: "srt", consent: nil, holds: [.times, .typed, .guide],
    writer: .besideSound(SubtitlesFormat.text(for:of:)))
}

enum SubtitlesFormat {
  /// One subtitle for each marker; a point is shown for a second.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    interview.markers(in: sound).enumerated().map { index, marker in
      let stretch = CueText.stretch(of: marker, in: sound, at: interview.rate)
      let said = marker.said == nil ? "" : "\n\(CueText.spoken(marker))"
      let text = plain(CueText.text(of: marker) + said)
      return "\(index + 1)\n\(time(stretch.start)) --> \(time(stretch.end))\n\(text)\n\n"
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
