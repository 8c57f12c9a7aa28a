import Foundation
import GRDB
import Guide
package import Interview
import Synchronization
import Vault
import Wording

extension Library: EventJournal {
  /// Appends events, all or none; on disk when this returns. An event whose identifier is already there is passed
  /// over. Not cancelled with its task: an event is either stored or refused, never in between.
  ///
  /// - Throws: `LibraryError`; then none of them is stored.
  package func append(_ events: [InterviewEvent]) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      commits.async { continuation.resume(with: Result { try self.commit(events) }) }
    }
  }

  /// `append` for callers that may wait for the disk: commands and tests.
  ///
  /// - Throws: `LibraryError`; then none of them is stored.
  package func commit(_ events: [InterviewEvent]) throws {
    guard !events.isEmpty else { return }
    keep(try write { db in try insert(events, db) })
    for event in events {
      // the time line has it; a log that refuses must not take that back, nor stop a recording
      if let consent = event.body.as(EventBody.Consented.self)?.consent {
        try? noteConsent(consent, of: event.interview)
      }
    }
  }

  /// Keeps folds for the next events; only after their transaction is on disk.
  func keep(_ interviews: [Interview]) { folds.withLock { $0.put(interviews) } }

  /// Inserts events and brings the rows made from them up to date.
  func insert(_ events: [InterviewEvent], _ db: Database) throws -> [Interview] {
    var changed: [Interview] = []
    for (id, events) in Dictionary(grouping: events, by: \.interview) {
      let key = try key(of: id, db)
      var (fold, isStale) = (try fold(of: id, key, db), false)
      var touched = TouchedEntries()
      var isChanged = false
      for event in events {
        // nothing is stored that would not be read again
        if let number = event.impossibility {
          throw LibraryError(.refused, "\(number) cannot be in an event of the interview \(id)")
        }
        do {
          guard try StoredEvent.insert(event, key, db) else { continue }
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
          throw LibraryError(
            .refused, "interview \(id) already has another event with the number \(event.sequence)",
            hint: "the interview was changed elsewhere meanwhile; load it again")
        }
        isChanged = true
        isStale = isStale || event.sequence <= fold.events.last?.sequence ?? 0
        if isStale { continue }
        touched.note(event, before: fold)
        fold.append(event)
      }
      guard isChanged else {
        changed.append(fold)
        continue
      }
      if isStale {
        fold = Interview(
          id: id, guide: try guide(of: id, db), events: try StoredEvent.events(of: id, key, db))
        touched.all = true
      }
      try InterviewRow(fold).update(key, db)
      if key == nil { try SearchEntry.update(touched, in: fold, db) }
      changed.append(fold)
    }
    return changed
  }

  /// The interview as far as the database holds it.
  private func fold(of id: String, _ key: InterviewKey?, _ db: Database) throws -> Interview {
    let known = try GRDB.Row.fetchOne(
      db.cachedStatement(sql: "SELECT events, last_sequence FROM interview WHERE id = ?"), arguments: [id])
    guard let known else { throw LibraryError.noInterview(id) }
    let (events, lastSequence): (Int64, Int64) = (try known.value(at: 0), try known.value(at: 1))
    if let fold = folds.withLock({ $0.take(id, events: events, lastSequence: lastSequence) }) { return fold }
    return Interview(id: id, guide: try guide(of: id, db), events: try StoredEvent.events(of: id, key, db))
  }

  /// The guide of an interview as it was when it began.
  func guide(of id: String, _ db: Database) throws -> Guide {
    try guide(of: id, fingerprint: fingerprint(of: id, db), db)
  }

  /// The logic of that guide, without answers; of a guide in `known`, by fingerprint, it is not read again.
  func run(of id: String, _ db: Database, _ known: borrowing Mutex<[String: GuideRun]>) throws -> GuideRun {
    let fingerprint = try fingerprint(of: id, db)
    if let run = known.withLock({ $0[fingerprint] }) { return run }
    let run = GuideRun(try guide(of: id, fingerprint: fingerprint, db), moment: nil)
    known.withLock { $0[fingerprint] = run }
    return run
  }

  private func fingerprint(of id: String, _ db: Database) throws -> String {
    let fingerprint = try String.fetchOne(
      db.cachedStatement(sql: "SELECT guide_fingerprint FROM interview WHERE id = ?"), arguments: [id])
    guard let fingerprint else { throw LibraryError.noInterview(id) }
    return fingerprint
  }

  private func guide(of id: String, fingerprint: String, _ db: Database) throws -> Guide {
    guard let guide = try KeptGuide.guide(fingerprint, db) else {
      throw LibraryError(
        .damaged, "the guide of the interview \(id) is missing, or is not as it was kept",
        hint: "leitfaden library rebuild reads it from the interview's folder")
    }
    return guide
  }
}
