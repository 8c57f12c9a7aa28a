import Foundation
import GRDB
import Guide
import Interview
import Wording

/// The comparison of the database with `interview.json`. SQLite finds by itself only damage to its own structure; a
/// byte that is another one inside a value is found here, because two files seldom rot in the same place.
extension InterviewCheck {
  /// Everything that the database and the interview's `interview.json` say differently.
  func document(_ interview: Interview) -> [Finding] {
    let hint: Sentence = "leitfaden edit or the next save writes it again"
    guard let file = InterviewDocument.file(in: folder) else {
      return [finding(.warning, "has no \(InterviewDocument.fileName)", hint)]
    }
    do {
      let document = try InterviewDocument.read(file, key: try library.keys?.key(in: folder))
      guard document.id == summary.id else {
        return [
          finding(.damage, "has the \(InterviewDocument.fileName) of another interview, \(document.id)", hint)
        ]
      }
      return events(document, interview) + row(document, interview) + guide(document)
    } catch {
      return [
        finding(
          .damage, "has an \(InterviewDocument.fileName) that cannot be read: \(Sentence(explaining: error))",
          hint)
      ]
    }
  }

  private static var comparingHint: Sentence {
    "one of the two is damaged: compare both with a backup; leitfaden library rebuild believes \(InterviewDocument.fileName)"
  }

  private func events(_ document: InterviewDocument, _ interview: Interview) -> [Finding] {
    if let (one, _) = zip(interview.events, document.events).first(where: { $0 != $1 }) {
      return [
        finding(
          .damage,
          "has an event \(one.sequence) in the database that \(InterviewDocument.fileName) holds differently",
          Self.comparingHint)
      ]
    }
    let missing = document.events.count - interview.events.count
    if missing > 0 && !isRecording {
      return [
        finding(
          .damage,
          missing == 1
            ? "has 1 event in \(InterviewDocument.fileName) that the database has lost"
            : "has \(missing) events in \(InterviewDocument.fileName) that the database has lost",
          Self.rebuildHint)
      ]
    }
    guard missing < 0, interview.status == .saved else { return [] }
    return [
      finding(
        .warning, "has an \(InterviewDocument.fileName) older than its last events",
        "leitfaden edit or the next save writes it again")
    ]
  }

  /// What stands in the row of the interview and does not follow from its events.
  private func row(_ document: InterviewDocument, _ interview: Interview) -> [Finding] {
    var same =
      document.folder == summary.folder && document.created == summary.createdAt
      && document.guide.id == summary.guide && document.guide.title == summary.guideTitle
    if interview.events.isEmpty {
      same = same && document.title == summary.title && document.participant == summary.participant
    }
    guard !same else { return [] }
    return [
      finding(
        .damage, "is described differently in the database than in \(InterviewDocument.fileName)",
        Self.comparingHint)
    ]
  }

  private func guide(_ document: InterviewDocument) -> [Finding] {
    let kept = try? library.read { db in
      try GRDB.Row.fetchOne(
        db,
        sql: """
          SELECT guide.id, guide.title FROM guide
          JOIN interview ON guide_fingerprint = fingerprint WHERE interview.id = ?
          """, arguments: [summary.id])
    }
    guard let kept else { return [] }
    // By what they say and not by their fingerprints: earlier versions took others.
    let isSame = document.guide == (try? library.read { try library.guide(of: summary.id, $0) })
    guard isSame, kept.text("id") == document.guide.id, kept.text("title") == document.guide.title else {
      return [
        finding(
          .damage, "has another guide in the database than in \(InterviewDocument.fileName)",
          Self.comparingHint)
      ]
    }
    return []
  }
}
