// EXMARaLDA basic transcription 1.4 (basic-transcription.dtd): tiers over a common time line in seconds.
//
//   <tli id="T0" time="2.500" bookmark="Q01 first_day"/>
//   <tier id="TIE0" category="questions" type="d"><event start="T0" end="T3">Q01 first_day</event>
import Documents
import Foundation
import Guide
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// Tiers for EXMARaLDA; questions and marks are bookmarks of the time line as well.
  package static let exmaralda = ExportFormat(
    id: "exb", name: "Questions, marks, notes and answers for EXMARaLDA", purpose: .transcribe,
    opensIn: ["EXMARaLDA Partitur-Editor", "FOLKER"],
    lost: "colours, line breaks",
    fileExtension: "exb", consent: .transcription, holds: [.times, .answers, .typed],
    writer: .besideSound(ExmaraldaFormat.text(for:of:)))
}

enum ExmaraldaFormat {
  private typealias Event = (stretch: TimeGrid.Stretch, text: String)
  // Points have a length, as in ELAN.
  private static let pointLength: Int64 = 500

  /// The tiers of one sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String {
    let grid = TimeGrid.milliseconds
    let items = Tier.allCases.map { interview.items(of: $0, in: sound) }
    let end = grid.end(of: sound, at: interview.rate, holding: items.map(\.count).max() ?? 0)
    var bookmarks: [Int64: String] = [:]
    let tiers = zip(Tier.allCases, items).map { tier, items -> (tier: Tier, events: [Event]) in
      let stretches = grid.stretches(
        items.map(\.span), until: end, at: interview.rate, pointLength: pointLength)
      let events = zip(stretches, items).map { ($0, MarkerName.oneLine($1.text)) }
      if tier == .questions || tier == .marks {
        for (stretch, text) in events {
          bookmarks[stretch.start] = bookmarks[stretch.start].map { "\($0) / \(text)" } ?? text
        }
      }
      return (tier, events)
    }
    let times = Set(tiers.flatMap { $0.events.flatMap { [$0.stretch.start, $0.stretch.end] } } + [0, end])
      .sorted()
    let ids = Dictionary(uniqueKeysWithValues: times.enumerated().map { ($1, "T\($0)") })
    let xml = try XMLWriter()
    xml.start("basic-transcription")
    writeHead(sound, interview, to: xml)
    xml.start("basic-body")
    xml.element("common-timeline") { xml in
      for time in times {
        xml.element(
          "tli", "",
          [
            ("id", ids[time]), ("time", grid.seconds(time)),
            ("bookmark", bookmarks[time].map(MarkerName.line)),
          ])
      }
    }
    for (index, tier) in tiers.enumerated() {
      let isSpeech = tier.tier == .transcript
      xml.start(
        "tier",
        [
          ("id", "TIE\(index)"), ("speaker", isSpeech ? "SPK0" : nil),
          ("category", isSpeech ? "v" : tier.tier.rawValue), ("type", isSpeech ? "t" : "d"),
          ("display-name", isSpeech ? "P [v]" : "[\(tier.tier.rawValue)]"),
        ])
      for event in tier.events {
        xml.element(
          "event", event.text, [("start", ids[event.stretch.start]), ("end", ids[event.stretch.end])])
      }
      xml.end()
    }
    return String(decoding: xml.finish(), as: UTF8.self)
  }

  private static func writeHead(
    _ sound: SoundFile, _ exported: ExportedInterview, to xml: borrowing XMLWriter
  ) {
    let interview = exported.interview
    let participant = MarkerName.line(interview.participant)
    xml.element("head") { xml in
      xml.element("meta-information") { xml in
        xml.element("project-name", MarkerName.oneLine(interview.guide.study))
        xml.element("transcription-name", sound.exportStem)
        xml.element("referenced-file", "", [("url", sound.mediaPath)])
        for name in ["ud-meta-information", "comment", "transcription-convention"] { xml.element(name, "") }
      }
      xml.element("speakertable") { xml in
        xml.element("speaker", [("id", "SPK0")]) { xml in
          xml.element("abbreviation", participant.isEmpty ? "P" : participant)
          xml.element("sex", "", [("value", "u")])
          for name in ["languages-used", "l1", "l2", "ud-speaker-information", "comment"] {
            xml.element(name, "")
          }
        }
      }
    }
  }
}
