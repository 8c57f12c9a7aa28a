import Foundation
package import Vault

extension Library {
  /// Notes in the audit log what was done; on disk when this returns.
  ///
  /// - Parameters:
  ///   - interviews: Identifiers.
  ///   - code: A word that says more.
  ///   - departure: What left the library.
  /// - Throws: `LibraryError` when the disk refuses.
  package func note(
    _ action: AuditEntry.Action, _ interviews: [String], code: String? = nil, departure: Departure? = nil
  ) throws {
    try AuditLog(library: folder).append(
      action, interviews, code: code, departure: departure, recipients: keys?.recipients ?? [])
  }

  /// The audit log with every break of its chain. What left a sealed library is readable while it is unlocked.
  package func audit() -> AuditReport {
    AuditLog(library: folder).read(openers: keys?.openers ?? [])
  }

  /// What left the library, the oldest first.
  ///
  /// - Parameter interview: Only what holds this interview; `nil` for all.
  package func ledger(of interview: String? = nil) -> [AuditEntry] {
    audit().entries.filter { entry in
      entry.action == AuditEntry.Action.left.rawValue
        && (interview.map { entry.interviews.contains($0) } ?? true)
    }
  }
}

extension KeyRing {
  /// What opens files that were sealed to the library; empty while it is locked.
  package var openers: [AgeOpener] { identity.map { [.identity($0)] } ?? [] }
}
