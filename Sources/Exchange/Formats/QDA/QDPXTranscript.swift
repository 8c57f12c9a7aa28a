import Documents
import Foundation
import Interview
import Timeline

/// What was typed about a sound file as one text, tied to the sound at the beginning and end of each passage.
struct QDPXTranscript {
  /// Ties a place of the text to a moment of the sound.
  struct SyncPoint {
    var guid: String
    var milliseconds: Int64
    /// Characters before it: Unicode scalars, counted from 0.
    var position: Int
  }

  /// One question with what was said.
  struct Passage {
    var guid: String
    var name: String
    var code: String
    var from: SyncPoint
    var to: SyncPoint
  }

  let guid: String
  let name: String
  let text: String
  let passages: [Passage]

  /// `nil` when nothing was typed about this file.
  init?(_ sound: SoundFile, of exported: ExportedInterview) {
    let own = exported.items(of: .transcript, in: sound).filter { item in
      // A passage that goes on in the next file is typed where it begins.
      exported.interview.visits.contains { visit in
        visit.id == item.id && exported.soundFile(at: exported.clamped(visit.start))?.number == sound.number
      }
    }
    guard !own.isEmpty else { return nil }
    let grid = TimeGrid.milliseconds
    let end = grid.end(of: sound, at: exported.rate, holding: own.count)
    let stretches = grid.stretches(own.map(\.span), until: end, at: exported.rate, pointLength: 1)
    let base = "transcript/\(exported.interview.id)/\(sound.number)"
    var written = ""
    var passages: [Passage] = []
    for (item, stretch) in zip(own, stretches) {
      func point(_ what: String, _ milliseconds: Int64) -> SyncPoint {
        SyncPoint(
          guid: DerivedGUID.text("\(base)/\(item.id)/\(what)"), milliseconds: milliseconds,
          position: written.unicodeScalars.count)
      }
      let from = point("from", stretch.start)
      written +=
        "I: \(MarkerName.oneLine(exported.questionText(item.question, visit: item.id)))\nP: \(Self.plain(item.text))"
      passages.append(
        Passage(
          guid: DerivedGUID.text("\(base)/\(item.id)"),
          name: exported.shortName(ofQuestion: item.question ?? ""),
          code: QDPXCodes.question(item.question ?? "", of: exported), from: from,
          to: point("to", stretch.end)))
      written += "\n\n"
    }
    guid = DerivedGUID.text(base)
    name = "\(sound.exportStem)_transcript.txt"
    text = written
    self.passages = passages
  }

  /// Lines end with LF, and there are no other control characters: positions must be the same for every reader.
  private static func plain(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
    }.joined(separator: "\n")
  }

  func write(to xml: borrowing XMLWriter, user: String, moment: String) {
    xml.start(
      "Transcript",
      [
        ("guid", guid), ("name", name), ("plainTextPath", "internal://\(guid).txt"), ("creatingUser", user),
        ("creationDateTime", moment), ("modifyingUser", user), ("modifiedDateTime", moment),
      ])
    for point in passages.flatMap({ [$0.from, $0.to] }) {
      xml.element(
        "SyncPoint", "",
        [
          ("guid", point.guid), ("timeStamp", String(point.milliseconds)),
          ("position", String(point.position)),
        ])
    }
    for passage in passages {
      xml.start(
        "TranscriptSelection",
        [
          ("guid", passage.guid), ("name", passage.name), ("fromSyncPoint", passage.from.guid),
          ("toSyncPoint", passage.to.guid), ("creatingUser", user), ("creationDateTime", moment),
        ])
      QDPXProject.writeCoding(of: passage.guid, by: passage.code, user: user, to: xml)
      xml.end()
    }
    xml.end()
  }
}
