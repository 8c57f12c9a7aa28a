import Wording

/// What does not agree with what was vouched for by somebody who held the library's key.
package enum Doubt: String, Codable, Hashable, Sendable {
  /// An interview holds other events than it did, or its key is another one.
  case replaced
  /// An interview has lost events that it had.
  case older
  /// An interview is not there, and nothing says that it was deleted.
  case gone
  /// An interview is not there; the log says that it was deleted, but nobody who held the key did that.
  case removed
  /// `audit.vouched` is not there.
  case missing
  /// `audit.vouched` was changed, or written with another key.
  case forged
  /// `audit.vouched` is an earlier one.
  case outdated
  /// The audit log does not hold the entry that was its last one.
  case logCut

  /// What an unlocking found of an interview or, where it is none's, of the library.
  func sentence(_ name: Sentence) -> Sentence {
    switch self {
    case .replaced: "\(name) is not the interview that was vouched for: its events are different ones"
    case .older: "\(name) has lost events that were vouched for"
    case .gone: "\(name) was vouched for and is gone, and nothing says that it was deleted"
    case .removed:
      "\(name) was vouched for and is gone; the audit log says that it was deleted, but whoever did that had not unlocked the library"
    case .missing:
      "audit.vouched was missing: it is no longer known whether interviews were replaced or removed before"
    case .forged:
      "audit.vouched had been changed: it is no longer known whether interviews were replaced or removed before"
    case .outdated: "audit.vouched was an earlier one: something had been put back to an older state"
    case .logCut: "the audit log had lost entries, or had been rewritten"
    }
  }

  /// The next step.
  static let hint: Sentence =
    "compare with a backup; when you know how that came about, leitfaden library check --accept vouches for what is there from now on"
}
