package import Wording

/// The audit log as it was found.
package struct AuditReport: Sendable {
  /// All entries that can be read, in their order.
  package var entries: [AuditEntry] = []
  /// Where the chain is broken; none when nothing was changed or removed.
  var breaks: [AuditBreak] = []
  /// The same, one sentence each.
  package var sentences: [Sentence] { breaks.map(\.sentence) }
  /// The same in English.
  package var problems: [String] { sentences.map(\.english) }
  /// Number and hash of the last entry, to be noted somewhere else; `nil` when there is no log.
  package var head: AuditHead?
}

/// A place where the log is not as it was written.
struct AuditBreak: Hashable, Sendable {
  /// Without a full stop.
  let sentence: Sentence
  /// The entry at which it shows, or the next one.
  let entry: Int
  /// Whether it is what a power cut leaves: a piece of an entry that nobody was told of.
  var isTorn = false
}
