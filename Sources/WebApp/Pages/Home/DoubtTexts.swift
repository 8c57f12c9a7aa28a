/// What an unlocking found that was not as it had been left.
enum DoubtTexts {
  static let phrases: [String: Phrase] = [
    "doubted": Phrase(
      "When this library was unlocked ({when}), something was not as it had been left: {what}. Compare it with a backup. When you know how that came about, “leitfaden library check --accept” takes what is there as right; the audit log keeps the entry.",
      "Beim Entsperren dieser Bibliothek ({when}) war etwas nicht so, wie es hinterlassen wurde: {what}. Vergleichen Sie mit einer Sicherung. Wenn Sie wissen, wie es dazu kam, lässt „leitfaden library check --accept“ den jetzigen Stand gelten; das Protokoll behält den Eintrag."
    ),
    "doubtReplaced": Phrase(
      "the events of {name} are not those that were stored",
      "die Ereignisse von {name} sind nicht die gespeicherten"),
    "doubtOlder": Phrase(
      "{name} has lost events, as if it had been put back to an earlier state",
      "in {name} fehlen Ereignisse, als wäre ein früherer Stand zurückgelegt worden"),
    "doubtGone": Phrase(
      "{name} is gone, and nothing says that it was deleted",
      "{name} ist verschwunden, und nirgends steht, dass es gelöscht wurde"),
    "doubtRemoved": Phrase(
      "{name} is gone; the audit log says that it was deleted, but whoever did that had not unlocked the library",
      "{name} ist verschwunden; laut Protokoll wurde es gelöscht, aber von jemandem, der die Bibliothek nicht entsperrt hatte"
    ),
    "doubtMissing": Phrase(
      "the file audit.vouched was gone, so nobody can say whether interviews were exchanged or removed before",
      "die Datei audit.vouched fehlte; ob vorher Interviews ausgetauscht oder entfernt wurden, lässt sich nicht mehr sagen"
    ),
    "doubtForged": Phrase(
      "the file audit.vouched had been changed, so nobody can say whether interviews were exchanged or removed before",
      "die Datei audit.vouched war verändert; ob vorher Interviews ausgetauscht oder entfernt wurden, lässt sich nicht mehr sagen"
    ),
    "doubtOutdated": Phrase(
      "the file audit.vouched was an earlier one, so something was put back to an earlier state",
      "die Datei audit.vouched war eine frühere; etwas wurde also auf einen früheren Stand zurückgelegt"),
    "doubtLogCut": Phrase(
      "the audit log had lost entries, or had been rewritten",
      "im Protokoll fehlten Einträge, oder es war neu geschrieben worden"),
    "doubtBroken": Phrase(
      "the audit log was broken before it was written on",
      "das Protokoll war beschädigt, bevor weitergeschrieben wurde"),
  ]
}
