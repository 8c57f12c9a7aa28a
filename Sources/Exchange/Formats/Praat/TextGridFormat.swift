// Praat TextGrid, long text (Praat manual, "TextGrid file formats"): interval tiers without holes, point tiers.
//
//   intervals [1]:
//       xmin = 0
//       xmax = 2.0
//       text = "Q01 ""quoted"""
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// Tiers for Praat: questions and transcript as intervals, everything else as points.
  package static let textGrid = ExportFormat(
    id: "textgrid", name: "Questions, marks, notes and answers for Praat", purpose: .transcribe,
    opensIn: ["Praat", "ELAN", "EXMARaLDA", "Parselmouth"],
    lost: "colours, line breaks",
    fileExtension: "TextGrid", consent: .transcription, holds: [.times, .answers, .typed],
    isDefault: true,
    writer: .besideSound(TextGridFormat.text(for:of:)))
}

enum TextGridFormat {
  private static let grid = TimeGrid.microseconds

  /// The tiers of one sound file. `passages` is there when marks have a length.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    let items = Tier.allCases.map { (tier: $0, items: interview.items(of: $0, in: sound)) }
    let rate = interview.rate
    let end = grid.end(of: sound, at: rate, holding: items.map(\.items.count).max() ?? 0)
    var tiers: [String] = []
    for (tier, items) in items {
      switch tier {
      case .questions, .transcript: tiers.append(intervals(tier.rawValue, items, until: end, at: rate))
      case .marks, .notes, .answers, .breaks:
        tiers.append(points(tier.rawValue, items, until: end, at: rate))
      }
      let passages = items.filter { $0.span.frames > 0 }
      if tier == .marks, !passages.isEmpty {
        tiers.append(intervals("passages", passages, until: end, at: rate))
      }
    }
    var text = "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\n"
    text += "xmin = 0 \nxmax = \(grid.seconds(end)) \ntiers? <exists> \nsize = \(tiers.count) \nitem []: \n"
    for (index, tier) in tiers.enumerated() { text += "    item [\(index + 1)]:\n\(tier)" }
    return text
  }

  /// Praat wants every moment in some interval: what lies between is empty ones.
  private static func intervals(
    _ name: String, _ items: [TierItem], until end: Int64, at rate: SampleRate
  ) -> String {
    var parts: [(start: Int64, end: Int64, text: String)] = []
    var reached: Int64 = 0
    let stretches = grid.stretches(items.map(\.span), until: end, at: rate, pointLength: grid.shortest)
    for (item, stretch) in zip(items, stretches) {
      if stretch.start > reached { parts.append((reached, stretch.start, "")) }
      parts.append((stretch.start, stretch.end, item.text))
      reached = stretch.end
    }
    if reached < end { parts.append((reached, end, "")) }
    var text = head("IntervalTier", name, end) + "        intervals: size = \(parts.count) \n"
    for (index, part) in parts.enumerated() {
      text += "        intervals [\(index + 1)]:\n            xmin = \(grid.seconds(part.start)) \n"
      text += "            xmax = \(grid.seconds(part.end)) \n            text = \(quoted(part.text)) \n"
    }
    return text
  }

  /// Of two points at one time Praat would drop the second: it goes a millisecond further.
  private static func points(
    _ name: String, _ items: [TierItem], until end: Int64, at rate: SampleRate
  ) -> String {
    let spans = items.map { Span(start: $0.span.start, end: $0.span.start) }
    let stretches = grid.stretches(spans, until: end, at: rate, pointLength: grid.shortest)
    var text = head("TextTier", name, end) + "        points: size = \(items.count) \n"
    for (index, (item, stretch)) in zip(items, stretches).enumerated() {
      text += "        points [\(index + 1)]:\n            number = \(grid.seconds(stretch.start)) \n"
      text += "            mark = \(quoted(item.text)) \n"
    }
    return text
  }

  private static func head(_ kind: String, _ name: String, _ end: Int64) -> String {
    "        class = \"\(kind)\" \n        name = \"\(name)\" \n        xmin = 0 \n"
      + "        xmax = \(grid.seconds(end)) \n"
  }

  /// One line, because other readers than Praat stumble over more.
  private static func quoted(_ text: String) -> String {
    "\"\(MarkerName.oneLine(text).replacing("\"", with: "\"\""))\""
  }
}
