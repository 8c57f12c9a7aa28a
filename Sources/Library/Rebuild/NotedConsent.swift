import Foundation
import Interview
import Timeline

/// What the audit log says of a participant's consent: it outlives an `interview.json` that cannot be read any more.
struct NotedConsent {
  private let entries: [AuditEntry]

  /// Reads the log.
  init(_ library: Library) {
    entries = library.audit().entries.filter { $0.action == AuditEntry.Action.consentNoted.rawValue }
  }

  /// Adds the consent that was noted last where the events do not say it.
  ///
  /// - Parameter isRecovered: Whether the identifier is a new one, of which the folder's name tells the beginning only.
  /// - Returns: Whether it was added.
  func restore(_ document: inout InterviewDocument, isRecovered: Bool, now: Date) -> Bool {
    guard let consent = noted(document, isRecovered) else { return false }
    let stored = Interview(id: document.id, guide: document.guide, events: document.events).consent
    guard let last = document.events.last,
      stored?.scopes != consent.scopes || stored?.manner != consent.manner
    else { return false }
    document.events.append(
      InterviewEvent(
        id: Identifier.fresh(), interview: document.id, device: "recovered", sequence: last.sequence + 1,
        frame: last.frame, monotonic: last.monotonic, wall: now, body: .consented(consent)))
    return true
  }

  private func noted(_ document: InterviewDocument, _ isRecovered: Bool) -> Consent? {
    guard isRecovered else {
      return entries.last { $0.interviews.contains(document.id) }.flatMap(Self.consent)
    }
    guard let end = document.folder.split(separator: "_").last, end.count >= 4 else { return nil }
    var newest: [String: Consent] = [:]
    for entry in entries {
      for id in entry.interviews where id.hasPrefix(end) { newest[id] = Self.consent(entry) ?? newest[id] }
    }
    // of several that begin alike the one that allows least
    return newest.values.min { $0.scopes.count < $1.scopes.count }
  }

  /// `recording,sharing;written`, as the log has it.
  private static func consent(_ entry: AuditEntry) -> Consent? {
    let pieces = (entry.code ?? "").split(separator: ";", omittingEmptySubsequences: false)
    guard pieces.count == 2, let manner = Consent.Manner(rawValue: String(pieces[1])) else { return nil }
    let scopes = pieces[0].split(separator: ",").compactMap { Consent.Scope(rawValue: String($0)) }
    return Consent(scopes, manner, date: String(entry.time.prefix(10)))
  }
}
