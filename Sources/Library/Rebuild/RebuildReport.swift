package import Foundation

/// What a rebuild did.
package struct RebuildReport: Hashable, Sendable {
  /// Interviews in the new database.
  package var interviews = 0
  /// Events in the new database.
  package var events = 0
  /// Events that no `interview.json` had and the old database gave back.
  package var eventsFromOldDatabase = 0
  /// Events that neither of these had and a copy in `backups/` gave back.
  package var eventsFromBackup = 0
  /// Where the old database is now; `nil` when there was none.
  package var oldDatabase: URL?
  /// What could not be taken over, or only in part.
  package var findings: [Finding] = []
}
