import Wording

/// Texts of what left the library, the audit log, keeping and contacts.
enum RecordsTexts {
  static let phrases: [String: Sentence] = [
    "recTitle": "Privacy",
    "recHint": "What left the library, the audit log, and until when studies are kept.",
    "recAudit": "Audit log",
    "recWhole": "Intact: {n} entries since {since}; no change or gap found.",
    "recBroken": "Not intact: something was changed or removed. Compare it with a backup of the library.",
    "recNoLog": "There is no audit log: it was removed, or nothing has been done since it was introduced.",
    "recNothing": "Nothing has been done in this library yet.",
    "recHead": "Its last entry. Note it elsewhere: it proves that nothing before it was rewritten.",
    "recLeft": "What left the library",
    "recLeftNone": "Nothing has left yet.",
    "recOlder": "{n} older ones: leitfaden library ledger",
    "recGone": "removed ({id})",
    "recLocked": "encrypted for keys that are not here",
    "recKeep": "Keeping",
    "recKeepHint": "When the day has passed, the first page says so. Nothing is deleted by itself.",
    "recUntil": "Keep until",
    "recOne": "1 interview",
    "recMany": "{n} interviews",
    "recPassed": "This day has passed.",
    "recDelete": "Delete these interviews …",
    "recSure":
      "Delete {n} of “{title}”? Into the bin, and gone for good after 30 days. Contacts stay: remove them in review.",
    "recNow": "Delete",
    "recStay": "Keep them",
    "recSaved": "Saved.",
    "recDeleted": "Deleted; they are in the bin.",
  ]
}
