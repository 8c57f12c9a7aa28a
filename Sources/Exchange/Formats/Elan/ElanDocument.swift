import Documents
import Foundation
import Guide
import Interview
import Timeline

/// What stands in an EAF file, worked out before it is written: annotations need the numbers of their time slots, and
/// those are sorted over all tiers.
struct ElanDocument {
  private struct Annotation {
    var item: TierItem
    var stretch: TimeGrid.Stretch
    var slots = (start: 0, end: 0)
  }

  // ELAN has no points: half a second is enough to see and to click.
  private static let pointLength: Int64 = 500
  private static let vocabulary = "guide"
  private static let anyLanguage = "und"

  private let sound: SoundFile
  private let exported: ExportedInterview
  private var tiers: [(tier: Tier, annotations: [Annotation])]
  private var slots: [Int64] = []

  init(_ sound: SoundFile, of interview: ExportedInterview) {
    self.sound = sound
    exported = interview
    let grid = TimeGrid.milliseconds
    let items = Tier.allCases.map { interview.items(of: $0, in: sound) }
    let end = grid.end(of: sound, at: interview.rate, holding: items.map(\.count).max() ?? 0)
    tiers = zip(Tier.allCases, items).map { tier, items in
      let stretches = grid.stretches(
        items.map(\.span), until: end, at: interview.rate, pointLength: Self.pointLength)
      return (tier, zip(items, stretches).map { Annotation(item: $0, stretch: $1) })
    }
    number()
  }

  /// Gives every annotation two slots of its own, in order of time.
  private mutating func number() {
    var ends: [(time: Int64, tier: Int, index: Int, isEnd: Bool)] = []
    for (tier, row) in tiers.enumerated() {
      for (index, annotation) in row.annotations.enumerated() {
        ends.append((annotation.stretch.start, tier, index, false))
        ends.append((annotation.stretch.end, tier, index, true))
      }
    }
    ends.sort {
      ($0.time, $0.tier, $0.index, $0.isEnd ? 1 : 0) < ($1.time, $1.tier, $1.index, $1.isEnd ? 1 : 0)
    }
    slots = ends.map(\.time)
    for (number, end) in ends.enumerated() {
      if end.isEnd {
        tiers[end.tier].annotations[end.index].slots.end = number + 1
      } else {
        tiers[end.tier].annotations[end.index].slots.start = number + 1
      }
    }
  }

  func text() throws -> String {
    let xml = try XMLWriter()
    let interview = exported.interview
    let date = interview.endedAt ?? interview.startedAt ?? Date(timeIntervalSince1970: 0)
    xml.start(
      "ANNOTATION_DOCUMENT",
      [
        ("AUTHOR", ""), ("DATE", ClockText.local(date, offset: interview.beginning?.utcOffset ?? 0)),
        ("FORMAT", "3.0"), ("VERSION", "3.0"), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("xsi:noNamespaceSchemaLocation", "http://www.mpi.nl/tools/elan/EAFv3.0.xsd"),
      ])
    writeHeader(to: xml)
    xml.element("TIME_ORDER") { xml in
      for (index, time) in slots.enumerated() {
        xml.element("TIME_SLOT", "", [("TIME_SLOT_ID", "ts\(index + 1)"), ("TIME_VALUE", String(time))])
      }
    }
    var number = 0
    for row in tiers { write(row.tier, row.annotations, &number, to: xml) }
    writeTypes(to: xml)
    writeVocabulary(to: xml)
    return String(decoding: xml.finish(), as: UTF8.self)
  }

  private func writeHeader(to xml: borrowing XMLWriter) {
    let last = tiers.reduce(0) { $0 + $1.annotations.count }
    let guid = DerivedGUID.text("eaf/\(exported.interview.id)/\(sound.number)")
    xml.element("HEADER", [("MEDIA_FILE", ""), ("TIME_UNITS", "milliseconds")]) { xml in
      // As this file sees it, wherever both are put: a whole path would name somebody's folders.
      if !sound.mediaPath.isEmpty {
        let type = sound.container == .wav ? "audio/x-wav" : "audio/x-caf"
        let path = RelativeURL.path(sound.mediaPath)
        let url = path.hasPrefix("../") ? path : "./\(path)"
        xml.element(
          "MEDIA_DESCRIPTOR", "", [("MEDIA_URL", url), ("MIME_TYPE", type), ("RELATIVE_MEDIA_URL", url)])
      }
      xml.element("PROPERTY", "urn:nl-mpi-tools-elan-eaf:\(guid)", [("NAME", "URN")])
      xml.element("PROPERTY", String(last), [("NAME", "lastUsedAnnotationId")])
    }
  }

  private func write(
    _ tier: Tier, _ annotations: [Annotation], _ number: inout Int, to xml: borrowing XMLWriter
  ) {
    let participant = tier == .transcript ? exported.interview.participant : ""
    xml.start(
      "TIER",
      [
        ("LINGUISTIC_TYPE_REF", tier == .questions ? "question" : "text"),
        ("PARTICIPANT", participant.isEmpty ? nil : MarkerName.line(participant)), ("TIER_ID", tier.rawValue),
      ])
    for annotation in annotations {
      number += 1
      let code = tier == .questions ? annotation.item.question.flatMap { exported.questionCode($0) } : nil
      xml.start("ANNOTATION")
      xml.start(
        "ALIGNABLE_ANNOTATION",
        [
          ("ANNOTATION_ID", "a\(number)"), ("CVE_REF", code.map(Self.entry)),
          ("TIME_SLOT_REF1", "ts\(annotation.slots.start)"), ("TIME_SLOT_REF2", "ts\(annotation.slots.end)"),
        ])
      // ELAN's own tables are parted by TABs
      xml.element("ANNOTATION_VALUE", annotation.item.text.replacing("\t", with: " "))
      xml.end()
      xml.end()
    }
    xml.end()
  }

  private func writeTypes(to xml: borrowing XMLWriter) {
    let vocabulary = exported.interview.guide.questions.isEmpty ? nil : Self.vocabulary
    for (id, vocabulary) in [("question", vocabulary), ("text", nil)] {
      xml.element(
        "LINGUISTIC_TYPE", "",
        [
          ("CONTROLLED_VOCABULARY_REF", vocabulary), ("GRAPHIC_REFERENCES", "false"),
          ("LINGUISTIC_TYPE_ID", id), ("TIME_ALIGNABLE", "true"),
        ])
    }
    xml.element(
      "LANGUAGE", "",
      [
        ("LANG_DEF", "http://cdb.iso.org/lg/CDB-00130975-001"), ("LANG_ID", Self.anyLanguage),
        ("LANG_LABEL", "undetermined (und)"),
      ])
    for (stereotype, description) in Self.constraints {
      xml.element("CONSTRAINT", "", [("DESCRIPTION", description), ("STEREOTYPE", stereotype)])
    }
  }

  private func writeVocabulary(to xml: borrowing XMLWriter) {
    let guide = exported.interview.guide
    guard !guide.questions.isEmpty else { return }
    let language = Self.anyLanguage
    xml.element("CONTROLLED_VOCABULARY", [("CV_ID", Self.vocabulary)]) { xml in
      xml.element("DESCRIPTION", MarkerName.oneLine(guide.title), [("LANG_REF", language)])
      for question in guide.questions {
        guard let code = exported.questionCode(question.id) else { continue }
        xml.element("CV_ENTRY_ML", [("CVE_ID", Self.entry(code))]) { xml in
          xml.element(
            "CVE_VALUE", exported.shortName(ofQuestion: question.id),
            [
              ("DESCRIPTION", MarkerName.oneLine(exported.questionText(question.id))), ("LANG_REF", language),
            ])
        }
      }
    }
  }

  private static func entry(_ code: String) -> String { "cve-\(code)" }

  /// As ELAN writes them; it expects all four.
  private static let constraints = [
    (
      "Time_Subdivision",
      "Time subdivision of parent annotation's time interval, no time gaps allowed within this interval"
    ),
    (
      "Symbolic_Subdivision",
      "Symbolic subdivision of a parent annotation. Annotations refering to the same parent are ordered"
    ),
    ("Symbolic_Association", "1-1 association with a parent annotation"),
    (
      "Included_In",
      "Time alignable annotations within the parent annotation's time interval, gaps are allowed"
    ),
  ]
}
