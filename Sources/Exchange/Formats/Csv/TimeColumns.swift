import Documents
import Foundation
import Interview
import Timeline

/// The columns that say when something was, the same in every table and side by side.
enum TimeColumns {
  static let heading = [
    "start_frame", "end_frame", "start_s", "end_s", "start_tc", "end_tc", "utc", "sample_rate", "media_file",
    "part", "part_frame",
  ]

  /// `span` is cut to the sound; `wall` is the moment by the clock on the wall.
  static func cells(
    _ span: Span, _ wall: Date?, in interview: ExportedInterview
  ) -> [DelimitedTextWriter.Cell] {
    let span = interview.clamped(span)
    let rate = interview.rate
    let sound = interview.soundFile(at: span.start)
    let (seconds, timeCode) = (Seconds.text(span.start, at: rate), TimeCode.text(span.start, at: rate))
    let isPoint = span.start == span.end
    return [
      .integer(span.start.index), .integer(span.end.index),
      .number(seconds), .number(isPoint ? seconds : Seconds.text(span.end, at: rate)),
      .number(timeCode), .number(isPoint ? timeCode : TimeCode.text(span.end, at: rate)),
      .number(wall.map { ClockText.utc($0) } ?? ""), .integer(rate.hertz), .text(sound?.exportName ?? ""),
      sound.map { .integer($0.number) } ?? .empty,
      sound.map { .integer($0.local(span.start).index) } ?? .empty,
    ]
  }
}

/// Wall-clock time as text.
enum ClockText {
  /// `2026-11-21T13:03:05.250Z`
  static func utc(_ date: Date) -> String { "\(text(date, milliseconds: true))Z" }

  /// `2026-11-21T14:03:05+01:00`, as clocks showed it where the interview took place.
  static func local(_ date: Date, offset: Int) -> String {
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    let zone = "\(sign)\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
    return text(date.addingTimeInterval(Double(offset)), milliseconds: false) + zone
  }

  private static func text(_ date: Date, milliseconds: Bool) -> String {
    // Made of integers: no time zone or locale of this machine can get in.
    let stamp = date.timeIntervalSince1970
    guard stamp.isFinite, abs(stamp) < 253_402_300_800 else { return "" }
    let all = Int((stamp * 1000).rounded(.down))
    var seconds = time_t(all >= 0 ? all / 1000 : (all - 999) / 1000)
    var fields = tm()
    gmtime_r(&seconds, &fields)
    let day =
      "\(padded(Int(fields.tm_year) + 1900, to: 4))-\(padded(Int(fields.tm_mon) + 1, to: 2))"
      + "-\(padded(Int(fields.tm_mday), to: 2))"
    let time =
      "\(padded(Int(fields.tm_hour), to: 2)):\(padded(Int(fields.tm_min), to: 2))"
      + ":\(padded(Int(fields.tm_sec), to: 2))"
    return "\(day)T\(time)" + (milliseconds ? ".\(padded(all - Int(seconds) * 1000, to: 3))" : "")
  }
}
