import Wording

/// What an unlocking found that was not as it had been left.
enum DoubtTexts {
  static let phrases: [String: Sentence] = [
    "doubted":
      "When this library was unlocked ({when}), something was not as it had been left: {what}. Compare it with a backup. When you know how that came about, “leitfaden library check --accept” takes what is there as right; the audit log keeps the entry.",
    "doubtReplaced": "the events of {name} are not those that were stored",
    "doubtOlder": "{name} has lost events, as if it had been put back to an earlier state",
    "doubtGone": "{name} is gone, and nothing says that it was deleted",
    "doubtRemoved":
      "{name} is gone; the audit log says that it was deleted, but whoever did that had not unlocked the library",
    "doubtMissing":
      "the file audit.vouched was gone, so it is not known whether interviews were exchanged or removed before",
    "doubtForged":
      "the file audit.vouched had been changed, so it is not known whether interviews were exchanged or removed before",
    "doubtOutdated":
      "the file audit.vouched was an earlier one, so something was put back to an earlier state",
    "doubtLogCut": "the audit log had lost entries, or had been rewritten",
    "doubtBroken": "the audit log was broken before it was written on",
  ]
}
