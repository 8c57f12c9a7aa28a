/// Texts of what left the library, the audit log, keeping and contacts.
enum RecordsTexts {
  static let phrases: [String: Phrase] = [
    "recTitle": Phrase("Privacy", "Datenschutz"),
    "recHint": Phrase(
      "What left the library, the audit log, and until when studies are kept.",
      "Was die Bibliothek verlassen hat, das Prüfprotokoll, und bis wann Studien aufbewahrt werden."),
    "recAudit": Phrase("Audit log", "Prüfprotokoll"),
    "recWhole": Phrase(
      "Whole: {n} entries since {since}; no change or gap is seen.",
      "Unversehrt: {n} Einträge seit {since}; keine Änderung und keine Lücke zu sehen."),
    "recBroken": Phrase(
      "Not whole: something was changed or removed. Compare it with a backup of the library.",
      "Nicht unversehrt: Etwas wurde geändert oder entfernt. Vergleichen Sie mit einer Sicherung der Bibliothek."
    ),
    "recNoLog": Phrase(
      "There is no audit log: it was removed, or nothing was done since there is one.",
      "Es gibt kein Prüfprotokoll: Es wurde entfernt, oder seit es eins gibt, wurde nichts getan."),
    "recNothing": Phrase(
      "Nothing was done in this library yet.", "In dieser Bibliothek wurde noch nichts getan."),
    "recHead": Phrase(
      "Its last entry. Note it elsewhere: it proves that nothing before it was rewritten.",
      "Der letzte Eintrag. Notieren Sie ihn anderswo: Er beweist, dass davor nichts umgeschrieben wurde."),
    "recLeft": Phrase("What left the library", "Was die Bibliothek verlassen hat"),
    "recLeftNone": Phrase("Nothing has left yet.", "Noch ist nichts hinausgegangen."),
    "recOlder": Phrase("{n} older ones: leitfaden library ledger", "{n} ältere: leitfaden library ledger"),
    "recGone": Phrase("removed ({id})", "entfernt ({id})"),
    "recLocked": Phrase(
      "encrypted for keys that are not here", "für Schlüssel verschlüsselt, die nicht hier sind"),
    "recKeep": Phrase("Keeping", "Aufbewahrung"),
    "recKeepHint": Phrase(
      "When the day has passed, the first page says so. Nothing is deleted by itself.",
      "Ist der Tag vorbei, sagt es die erste Seite. Von selbst wird nichts gelöscht."),
    "recUntil": Phrase("Keep until", "Aufbewahren bis"),
    "recOne": Phrase("1 interview", "1 Interview"),
    "recMany": Phrase("{n} interviews", "{n} Interviews"),
    "recPassed": Phrase("This day has passed.", "Dieser Tag ist vorbei."),
    "recDelete": Phrase("Delete these interviews …", "Diese Interviews löschen …"),
    "recSure": Phrase(
      "Delete {n} of “{title}”? Into the bin, and gone for good after 30 days. Contacts stay: remove them in review.",
      "{n} von „{title}“ löschen? In den Papierkorb, und nach 30 Tagen endgültig weg. Kontakte bleiben: Entfernen Sie sie beim Nachhören."
    ),
    "recNow": Phrase("Delete", "Löschen"),
    "recStay": Phrase("Keep them", "Behalten"),
    "recSaved": Phrase("Saved.", "Gespeichert."),
    "recDeleted": Phrase("Deleted; they lie in the bin.", "Gelöscht; sie liegen im Papierkorb."),
  ]
}
