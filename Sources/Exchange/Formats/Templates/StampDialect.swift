import Timeline

/// How programs for transcripts write a moment into a text: one row for each.
enum StampDialect: CaseIterable {
  case f4, maxqda, atlasTi, nvivo, inqScribe, qualCoder, transana

  /// The stamp of a moment, always cut and never rounded, so that a jump does not land behind it.
  func stamp(_ frame: Frame, at rate: SampleRate) -> String {
    func units(_ perSecond: Int64) -> Int64 { Self.units(frame, at: rate, perSecond: perSecond) }
    switch self {
    // 3725.250 s:
    case .f4, .maxqda: return TimeCode.transcriptStamp(frame, at: rate)  // #01:02:05-2#
    case .atlasTi: return "[\(TimeText.clock(units(1), perSecond: 1))]"  // [01:02:05]
    case .nvivo: return TimeText.clock(units(10), perSecond: 10)  // 01:02:05.2
    case .inqScribe:  // [01:02:05.07], the last field are frames of film, 30 in a second
      let frames = units(30)
      return "[\(TimeText.clock(frames / 30, perSecond: 1)).\(padded(Int(frames % 30), to: 2))]"
    case .qualCoder: return "#\(TimeText.clock(units(1000), perSecond: 1000))#"  // #01:02:05.250#
    case .transana: return "¤<\(units(1000))>"  // ¤<3725250>
    }
  }

  /// A position in hundredths of a second and so on, cut, worked out in integers.
  static func units(_ frame: Frame, at rate: SampleRate, perSecond: Int64) -> Int64 {
    let (whole, rest) = max(0, frame.index).quotientAndRemainder(dividingBy: Int64(rate.hertz))
    return whole * perSecond + rest * perSecond / Int64(rate.hertz)
  }

  // A regular expression is no `Sendable`, so these are made where they are used.
  private static var bracketed: Regex<(Substring, Substring)> {
    /[#\[{<](\d{1,3}(?:[:.]\d{1,2}){1,3}(?:[.,\-]\d+)?)[#\]}>]/
  }
  private static var subtitle: Regex<(Substring, Substring, Substring)> {
    /(\d\d:\d\d:\d\d[.,]\d{3})\s*-->\s*(\d\d:\d\d:\d\d[.,]\d{3})/
  }

  /// What people typed, so that no program takes it for a stamp.
  static func harmless(_ text: String) -> String {
    // a regular expression costs more than all else in an export, and hardly a text has these signs
    var text = text
    if text.utf8.contains(where: { "#[{<".utf8.contains($0) }) {
      // the same again for what stands behind a sign that two stamps share: #0:00:01#0:00:02#
      for _ in 0..<2 { text = text.replacing(bracketed) { "(\($0.1))" } }
    }
    // the times of a subtitle, which QualCoder reads
    if text.contains("-->") { text = text.replacing(subtitle) { "\($0.1) → \($0.2)" } }
    if text.utf8.contains(UInt8(ascii: "<")) { text = text.replacing(/¤<(\d+)>/) { "(\($0.1))" } }
    return text
  }
}
