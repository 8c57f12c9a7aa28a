// OHMS interview record (Oral History Metadata Synchronizer, XML): an index of points in whole seconds.
//
//   <index><point><time>2</time><title>Q01 first_day: …</title><synopsis>…</synopsis><keywords>…</keywords>
import Documents
import Foundation
import Guide
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// The index for OHMS and the archives that use it: questions and marks as points.
  package static let ohms = ExportFormat(
    id: "ohms", name: "Index for oral history archives (OHMS)", purpose: .archive,
    opensIn: ["OHMS", "Aviary", "AVAnnotate", "Omeka"],
    lost: "answers, colours; times are whole seconds",
    fileExtension: "xml", consent: .archive, holds: [.times, .typed, .guide],
    writer: .besideSound(suffix: "_ohms", OhmsFormat.text(for:of:)))
}

enum OhmsFormat {
  private static let namespace = "https://www.weareavp.com/nunncenter/ohms"

  /// The record of one sound file.
  static func text(for sound: SoundFile, of exported: ExportedInterview) throws -> String {
    let interview = exported.interview
    let day = interview.startedAt.map {
      String(ClockText.local($0, offset: interview.beginning?.utcOffset ?? 0).prefix(10))
    }
    let xml = try XMLWriter()
    xml.start(
      "ROOT",
      [
        ("xmlns", namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("xsi:schemaLocation", "\(namespace) \(namespace)/ohms.xsd"),
      ])
    xml.start("record", [("id", String(number(of: sound, exported))), ("dt", day ?? "1970-01-01")])
    xml.element("version", "5.4")
    xml.element("date", "", [("value", day ?? ""), ("format", "yyyy-mm-dd")])
    xml.element("date_nonpreferred_format", "")
    xml.element("title", MarkerName.oneLine("\(interview.guide.title): \(interview.participant)"))
    xml.element("accession", sound.exportStem)
    xml.element("duration", TimeCode.short(Frame(sound.frames), at: exported.rate))
    xml.element("collection_name", MarkerName.oneLine(interview.guide.study))
    xml.element("interviewee", MarkerName.oneLine(interview.participant))
    xml.element("interviewer", "")
    xml.element("file_name", sound.exportName)
    xml.element("media_id", "")
    xml.element("media_url", "")
    xml.element("mediafile") { xml in
      xml.element("host", "Other")
      for name in ["avalon_target_domain", "host_account_id", "host_player_id", "host_clip_id"] {
        xml.element(name, "")
      }
      xml.element("clip_format", "audio")
    }
    xml.element("language", interview.language)
    xml.start("index")
    for point in points(in: sound, of: exported) { write(point, to: xml) }
    xml.end()
    xml.element("type", "interview")
    xml.element("description", "")
    xml.element("fmt", "audio")
    xml.element("xmlfilename", ExportFormat.ohms.fileName(for: sound))
    return String(decoding: xml.finish(), as: UTF8.self)
  }

  private struct Point {
    var frame: Frame
    /// Whole seconds, cut: a jump must not land behind the moment.
    var seconds: Int64
    var title: String
    var transcript = ""
    var synopsis = ""
    var keywords: [String] = []
  }

  /// Whole numbers are what OHMS counts records by: nine digits that stay the same for this file.
  private static func number(of sound: SoundFile, _ exported: ExportedInterview) -> Int {
    let digits = DerivedGUID.text("ohms/\(exported.interview.id)/\(sound.number)").filter(\.isHexDigit)
    return (Int(digits.prefix(12), radix: 16) ?? 0) % 900_000_000 + 100_000_000
  }

  private static func points(in sound: SoundFile, of exported: ExportedInterview) -> [Point] {
    let interview = exported.interview
    var written = exported.items(of: .notes, in: sound)
    let visits = exported.items(of: .questions, in: sound).map { item -> Point in
      let notes = written.filter { note in
        item.span.contains(note.span.start) && note.question == item.question
      }
      written.removeAll { note in notes.contains { $0.id == note.id } }
      return Point(
        frame: item.span.start, seconds: item.span.start.index / Int64(exported.rate.hertz),
        title: item.question == nil
          ? item.text
          : "\(item.text): \(MarkerName.oneLine(exported.questionText(item.question, visit: item.id)))",
        transcript: interview.transcripts[item.id] ?? "", synopsis: notes.map(\.text).joined(separator: "\n"),
        keywords: (interview.keywords[item.question ?? ""] ?? []).map { MarkerName.oneLine($0.word) })
    }
    func point(_ item: TierItem, _ title: String, synopsis: String = "") -> Point {
      Point(
        frame: item.span.start, seconds: item.span.start.index / Int64(exported.rate.hertz), title: title,
        synopsis: synopsis)
    }
    let marks = exported.items(of: .marks, in: sound).map { point($0, MarkerName.oneLine($0.text)) }
    let breaks = exported.items(of: .breaks, in: sound).map { point($0, MarkerName.oneLine($0.text)) }
    // before the first question, after the last, filed to another one: a point of its own
    let words = TranscriptWords(language: interview.language)
    let notes = written.map {
      point($0, MarkerName.line(words.note($0.text)), synopsis: $0.text)
    }
    return (visits + marks + notes + breaks).enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }.map(\.element)
  }

  private static func write(_ point: Point, to xml: borrowing XMLWriter) {
    xml.start("point")
    xml.element("time", String(point.seconds))
    let fields = [
      ("title", point.title), ("partial_transcript", point.transcript), ("synopsis", point.synopsis),
      ("keywords", point.keywords.map { $0.replacing(";", with: ",") }.joined(separator: ";")),
      ("subjects", ""),
    ]
    for (name, text) in fields {
      xml.element(name, text)
      xml.element("\(name)_alt", "")
    }
    xml.element("gpspoints") { xml in
      for name in ["gps", "gps_zoom", "gps_text", "gps_text_alt"] { xml.element(name, "") }
    }
    xml.element("hyperlinks") { xml in
      for name in ["hyperlink", "hyperlink_text", "hyperlink_text_alt"] { xml.element(name, "") }
    }
    xml.end()
  }
}
