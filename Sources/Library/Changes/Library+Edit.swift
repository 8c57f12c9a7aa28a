import Foundation
import GRDB
package import Interview
import Timeline
import Wording

extension Library {
  /// Changes title, participant, place, persons or language: by an event that is added, so the earlier ones remain.
  /// The folder keeps its name. Writes `interview.json` anew; on disk when this returns.
  ///
  /// - Parameters:
  ///   - change: Fields that are `nil` stay as they are.
  ///   - device: Identifier of this computer.
  /// - Throws: `LibraryError` when nothing is to be changed, the participant's code is refused, there is no such
  ///   interview, or another program is recording it.
  package func edit(_ id: String, _ change: EventBody.Metadata, device: String) throws {
    guard change != EventBody.Metadata() else {
      throw LibraryError(
        .refused, "nothing to change was named",
        hint: "give --title, --participant, --place, --persons or --language")
    }
    if let participant = change.participant, case .refusal(let why) = ParticipantCode.check(participant) {
      throw LibraryError(.refused, why)
    }
    let summary = try summary(id)
    try refuseWhileRecording(summary)
    try note(participant: summary.participant)
    if let participant = change.participant { try note(participant: participant) }
    if summary.events == 0 { try editPlanned(id, change) } else { try add(.edited(change), to: id, device) }
    try writeDocument(id)
  }

  /// Stores what the participant agreed to, by an event that is added, and notes it in the audit log. Writes
  /// `interview.json` anew; on disk when this returns.
  ///
  /// - Parameter device: Identifier of this computer.
  /// - Throws: `LibraryError` when there is no such interview, it has not begun, another program is recording it, or the
  ///   day is in the future.
  package func setConsent(_ id: String, _ consent: Consent, device: String) throws {
    let summary = try summary(id)
    try refuseWhileRecording(summary)
    guard summary.events > 0 else {
      throw LibraryError(
        .refused, "consent can be stored once the interview has begun", hint: "say it with record --consent")
    }
    guard !Consent.isFuture(consent.date, today: FolderName.day(Date())) else {
      throw LibraryError(
        .refused, "\(consent.date) is in the future, so nothing can have been agreed to on that day",
        hint: "give the day on which it was agreed to")
    }
    try add(.consented(consent), to: id, device)
    try writeDocument(id)
    try noteConsent(consent, of: id)
  }

  /// Notes in the audit log what was agreed to: scopes and manner, no day.
  package func noteConsent(_ consent: Consent, of id: String) throws {
    let scopes = consent.scopes.isEmpty ? "nothing" : consent.scopes.map(\.rawValue).joined(separator: ",")
    try note(.consentNoted, [id], code: "\(scopes);\(consent.manner.rawValue)")
  }

  private func add(_ body: EventBody, to id: String, _ device: String) throws {
    let folds = try write { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT last_sequence, frames FROM interview WHERE id = ?", arguments: [id])
      guard let row else { throw LibraryError.noInterview(id) }
      let (last, frames): (Int64, Int64) = (try row.value(at: 0), try row.value(at: 1))
      let event = InterviewEvent(
        id: Identifier.fresh(), interview: id, device: device, sequence: last &+ 1,
        frame: Frame(frames), monotonic: .now(), wall: Date(), body: body)
      return try insert([event], db)
    }
    keep(folds)
  }

  /// An interview's first event is always its beginning: until then the row itself is changed.
  private func editPlanned(_ id: String, _ change: EventBody.Metadata) throws {
    guard change.place == nil, change.persons == nil else {
      throw LibraryError(
        .refused, "place and persons can be given once the interview has begun",
        hint: "leave them out for now")
    }
    try write { db in
      let key = try key(of: id, db)
      guard var row = try InterviewRow(id, key, db) else { throw LibraryError.noInterview(id) }
      row.title = change.title ?? row.title
      row.participant = change.participant ?? row.participant
      row.language = change.language ?? row.language
      try row.update(key, db)
    }
  }
}
