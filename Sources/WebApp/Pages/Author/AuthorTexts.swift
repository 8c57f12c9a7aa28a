/// Texts of the pages that write guides.
enum AuthorTexts {
  static let phrases: [String: Phrase] = page.merging(form) { first, _ in first }
    .merging(kinds) { first, _ in first }

  private static let page: [String: Phrase] = [
    "authorEdit": Phrase("Edit guide", "Leitfaden bearbeiten"),
    "authorNew": Phrase("Write a new guide", "Neuen Leitfaden schreiben"),
    "authorNewText": Phrase(
      "Everything can be changed later. What you begin with is a copy of your own.",
      "Alles lässt sich später ändern. Sie beginnen mit einer eigenen Kopie."),
    "authorNewTitle": Phrase("What is it called?", "Wie heißt er?"),
    "authorNewTitlePlace": Phrase(
      "for example: Growing old in the village", "zum Beispiel: Alt werden im Dorf"),
    "authorNewLanguage": Phrase("Language of the questions", "Sprache der Fragen"),
    "authorNewFrom": Phrase("Begin with", "Beginnen mit"),
    "authorFromNothing": Phrase("Nothing: an empty guide", "Nichts: ein leerer Leitfaden"),
    "authorFromNothingText": Phrase(
      "Add your own sections and questions.", "Eigene Abschnitte und Fragen hinzufügen."),
    "authorFromCopy": Phrase("A copy of one of your guides", "Eine Kopie eines eigenen Leitfadens"),
    "authorCreate": Phrase("Begin writing", "Schreiben beginnen"),
    "authorUntitled": Phrase("Untitled guide", "Leitfaden ohne Namen"),
    "authorFirstSection": Phrase("Opening", "Einstieg"),
    "authorLaterName": Phrase(
      "“{id}” is asked only later; a condition may mention only what was asked before",
      "„{id}“ wird erst später gefragt; eine Bedingung nennt nur, was vorher gefragt wurde"),
    "authorUnknownName": Phrase(
      "there is no question with the id “{id}”; check its spelling",
      "es gibt keine Frage mit der Kennung „{id}“; prüfen Sie die Schreibweise"),
    "authorBack": Phrase("To the guide", "Zum Leitfaden"),
    "authorTabs": Phrase("Views of the guide", "Ansichten des Leitfadens"),
    "authorForm": Phrase("Questions", "Fragen"),
    "authorText": Phrase("Text", "Text"),
    "authorVersions": Phrase("Versions", "Versionen"),
    "authorStart": Phrase("Start an interview", "Interview beginnen"),
    "authorSaved": Phrase("Saved", "Gespeichert"),
    "authorSaving": Phrase("Saving …", "Wird gespeichert …"),
    "authorUnsaved": Phrase(
      "Not saved yet: Leitfaden does not answer. Go on writing, it is kept here.",
      "Noch nicht gespeichert: Leitfaden antwortet nicht. Schreiben Sie weiter, es wird hier behalten."),
    "authorNotSaved": Phrase("Not saved: {why}", "Nicht gespeichert: {why}"),
    "authorRedo": Phrase("Redo", "Wiederholen"),
    "authorTryAgain": Phrase("Try again", "Noch einmal versuchen"),
    "authorChanged": Phrase(
      "This guide was changed in another window.", "Dieser Leitfaden wurde in einem anderen Fenster geändert."
    ),
    "authorChangedMine": Phrase(
      "This guide was changed in another window while you wrote here. Your change is not saved yet.",
      "Dieser Leitfaden wurde in einem anderen Fenster geändert, während Sie hier geschrieben haben. Ihre Änderung ist noch nicht gespeichert."
    ),
    "authorShowNewer": Phrase("Show the newer version", "Neuere Version zeigen"),
    "authorKeepMine": Phrase("Put my change on top", "Meine Änderung darauf setzen"),
    "authorDropMine": Phrase(
      "Take the newer version, without my change", "Neuere Version nehmen, ohne meine Änderung"),
    "authorRunning": Phrase(
      "An interview is running with this guide. It keeps the version it began with.",
      "Gerade läuft ein Interview mit diesem Leitfaden. Es behält die Version, mit der es begonnen hat."),
    "authorBroken": Phrase(
      "The text has an error that the form cannot keep. Mend it in the text, or undo.",
      "Der Text hat einen Fehler, den das Formular nicht behalten kann. Beheben Sie ihn im Text, oder machen Sie ihn rückgängig."
    ),
    "authorToText": Phrase("Show the text", "Text zeigen"),
    "authorErrorsOne": Phrase(
      "1 error: no interview can begin with this guide yet",
      "1 Fehler: mit diesem Leitfaden kann noch kein Interview beginnen"),
    "authorErrorsMany": Phrase(
      "{n} errors: no interview can begin with this guide yet",
      "{n} Fehler: mit diesem Leitfaden kann noch kein Interview beginnen"),
    "authorHintsOne": Phrase("1 hint", "1 Hinweis"),
    "authorHintsMany": Phrase("{n} hints", "{n} Hinweise"),
    "authorLine": Phrase("Line {line}, column {column}", "Zeile {line}, Spalte {column}"),
    "authorTextLabel": Phrase("The guide as text", "Der Leitfaden als Text"),
    "authorTextHelp": Phrase(
      "## begins a section, “1.” a question, an indented “- ( ) ” a choice. The form shows the same guide.",
      "## beginnt einen Abschnitt, „1.“ eine Frage, ein eingerücktes „- ( ) “ eine Antwort. Das Formular zeigt denselben Leitfaden."
    ),
    "authorVersionsText": Phrase(
      "Kept when you go on writing after a while and when an interview begins. Interviews keep the version they ran with.",
      "Behalten, wenn Sie nach einer Weile weiterschreiben und wenn ein Interview beginnt. Interviews behalten die Version, mit der sie liefen."
    ),
    "authorVersionsNone": Phrase(
      "No earlier version yet. The first is kept with your next change.",
      "Noch keine frühere Version. Die erste wird bei Ihrer nächsten Änderung behalten."),
    "authorVersionUntil": Phrase("As it was until {when}", "Wie er bis {when} war"),
    "authorVersionBack": Phrase("Bring this version back", "Diese Version zurückholen"),
    "authorVersionIsBack": Phrase(
      "That version is back. Undo brings yours.", "Diese Version ist wieder da. Rückgängig holt Ihre zurück."),
    "authorAll": Phrase("All questions", "Alle Fragen"),
    "authorEmpty": Phrase("This guide has no question yet.", "Dieser Leitfaden hat noch keine Frage."),
    "authorEmptyHint": Phrase(
      "Choose a question to change it, or add one.",
      "Wählen Sie eine Frage, um sie zu ändern, oder fügen Sie eine hinzu."),
    "authorAddQuestion": Phrase("Question", "Frage"),
    "authorAddQuestionIn": Phrase("Add a question to {name}", "Frage hinzufügen in {name}"),
    "authorAddSection": Phrase("Section", "Abschnitt"),
    "authorAddSectionLabel": Phrase("Add a section", "Abschnitt hinzufügen"),
    "authorAbout": Phrase("About this guide", "Über diesen Leitfaden"),
    "authorMoreQuestions": Phrase("{n} more", "{n} weitere"),
    "authorEarlierQuestions": Phrase("{n} before", "{n} davor"),
    "authorOpenSection": Phrase("Show the questions of {name}", "Fragen von {name} zeigen"),
    "authorEditSection": Phrase("Edit the section {name}", "Abschnitt {name} bearbeiten"),
    "authorHandle": Phrase(
      "Move: {name}. Arrow keys up and down, or drag.",
      "Verschieben: {name}. Pfeiltasten auf und ab, oder ziehen."),
    "authorMoved": Phrase("Moved to place {n}.", "An Stelle {n} verschoben."),
    "authorDeletedNamed": Phrase("Deleted: {name}", "Gelöscht: {name}"),
    "authorNoHeading": Phrase("no heading", "ohne Überschrift"),
    "authorRequiredMark": Phrase("required", "Pflicht"),
    "authorConditionMark": Phrase("with a condition", "mit Bedingung"),
    "authorProblemMark": Phrase("with a problem", "mit einem Problem"),
    "authorAdded": Phrase(
      "Asked in interviews, not in the guide yet", "In Interviews gefragt, noch nicht im Leitfaden"),
    "authorAddedTake": Phrase("Take over", "Übernehmen"),
    "authorAddedTakeNamed": Phrase("Take over: {name}", "Übernehmen: {name}"),
    "authorUndone": Phrase("Undone.", "Rückgängig gemacht."),
    "authorRedone": Phrase("Redone.", "Wiederholt."),
  ]
}
