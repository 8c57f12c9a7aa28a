import Foundation
import Interview

/// What the audit log says of a participant's consent: it outlives an `interview.json` that cannot be read any more.
struct NotedConsent {
  private let entries: [AuditEntry]
  private let isWhole: Bool

  /// Reads the log.
  init(_ library: Library) {
    let report = library.audit()
    entries = report.entries
    isWhole = report.breaks.allSatisfy(\.isTorn)
  }

  /// What has to be added to events of which some may be lost: the consent that was noted last where they do not say it, or that it
  /// is lost where the log does not know either; `nil` when they say what it says.
  ///
  /// - Parameter isRecovered: Whether the identifier is a new one, of which the folder's name tells the beginning only.
  func missing(in document: InterviewDocument, _ isRecovered: Bool) -> Consent? {
    let stored = Interview(id: document.id, guide: document.guide, events: document.events).consent
    let ids = interviews(document, isRecovered)
    guard isWhole, !ids.isEmpty, ids.allSatisfy(isConclusive) else { return stored == .lost ? nil : .lost }
    // of several that begin alike the one that allows least
    let noted = ids.compactMap(last).min { $0.scopes.count < $1.scopes.count }
    guard let noted, stored?.scopes != noted.scopes || stored?.manner != noted.manner else { return nil }
    return noted
  }

  private func interviews(_ document: InterviewDocument, _ isRecovered: Bool) -> [String] {
    let all = Set(entries.flatMap(\.interviews))
    guard isRecovered else { return all.filter { $0 == document.id } }
    guard let end = document.folder.split(separator: "_").last, end.count >= 4 else { return [] }
    return all.filter { $0.hasPrefix(end) }.sorted()
  }

  /// Whether the log knows each word on it: it was recorded here, or its consent was noted here since it came from elsewhere.
  private func isConclusive(_ id: String) -> Bool {
    let actions = entries.filter { $0.interviews.contains(id) }.map(\.action)
    let since = actions.lastIndex(of: AuditEntry.Action.tookIn.rawValue)
    if let since { return actions[since...].contains(AuditEntry.Action.consentNoted.rawValue) }
    return actions.contains(AuditEntry.Action.recorded.rawValue)
      || actions.contains(AuditEntry.Action.consentNoted.rawValue)
  }

  private func last(_ id: String) -> Consent? {
    entries.last {
      $0.action == AuditEntry.Action.consentNoted.rawValue && $0.interviews.contains(id)
    }.flatMap(Self.consent)
  }

  /// `recording,sharing;written`, as the log has it.
  private static func consent(_ entry: AuditEntry) -> Consent? {
    let pieces = (entry.code ?? "").split(separator: ";", omittingEmptySubsequences: false)
    guard pieces.count == 2, let manner = Consent.Manner(rawValue: String(pieces[1])) else { return nil }
    let scopes = pieces[0].split(separator: ",").compactMap { Consent.Scope(rawValue: String($0)) }
    return Consent(scopes, manner, date: String(entry.time.prefix(10)))
  }
}
