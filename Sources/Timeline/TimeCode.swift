/// Writing and reading positions as people do: `hh:mm:ss.mmm`, seconds, or `frame:N`.
package enum TimeCode {
  /// `hh:mm:ss.mmm`, milliseconds rounded half up; hours may have more than two digits. Negative becomes zero.
  package static func text(_ frame: Frame, at rate: SampleRate) -> String {
    text(milliseconds: rate.milliseconds(frames: max(frame.index, 0)))
  }

  /// `hh:mm:ss`, rounded down, for screens.
  package static func short(_ frame: Frame, at rate: SampleRate) -> String {
    let seconds = max(frame.index, 0) / Int64(rate.hertz)
    return "\(pad(seconds / 3600, 2)):\(pad(seconds / 60 % 60, 2)):\(pad(seconds % 60, 2))"
  }

  /// `#hh:mm:ss-d#`, the stamp of transcription programs; tenths are cut, not rounded, so that a jump never
  /// lands after the mark.
  package static func transcriptStamp(_ frame: Frame, at rate: SampleRate) -> String {
    let tenths = max(frame.index, 0).multipliedReportingOverflow(by: 10)
    let tenth = (tenths.overflow ? 0 : tenths.partialValue / Int64(rate.hertz)) % 10
    return "#\(short(frame, at: rate))-\(tenth)#"
  }

  /// Reads `hh:mm:ss.mmm`, `mm:ss`, plain seconds (`75.5`) or `frame:N`.
  ///
  /// - Returns: The position, or `nil` when the text is none of these or is negative.
  package static func frame(_ text: String, at rate: SampleRate) -> Frame? {
    if text.hasPrefix("frame:") {
      guard let index = Int64(text.dropFirst(6)), index >= 0 else { return nil }
      return Frame(index)
    }
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(fields.count), let last = fields.last, let seconds = decimal(last) else {
      return nil
    }
    var whole: Double = 0
    for field in fields.dropLast() {
      guard !field.isEmpty, field.count <= 6, let value = UInt32(field) else { return nil }
      whole = whole * 60 + Double(value)
    }
    guard fields.count == 1 || seconds < 60 else { return nil }
    return Frame(rate.frames(seconds: whole * 60 + seconds))
  }

  private static func decimal(_ text: Substring) -> Double? {
    guard let first = text.first, first.isASCII, first.isNumber, !text.contains("x"), !text.contains("e"),
      let value = Double(text), value.isFinite, value < 1_000_000_000
    else { return nil }
    return value
  }

  private static func text(milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    return "\(pad(seconds / 3600, 2)):\(pad(seconds / 60 % 60, 2)):\(pad(seconds % 60, 2))"
      + ".\(pad(milliseconds % 1000, 3))"
  }

  private static func pad(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
