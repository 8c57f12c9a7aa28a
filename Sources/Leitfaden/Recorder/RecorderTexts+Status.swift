extension RecorderTexts {
  /// Beside how many questions were asked: how many are answered.
  var answered: String { isGerman ? "beantwortet" : "answered" }

  /// Where all keys are listed.
  var questionMarkShowsKeys: String { isGerman ? "? zeigt die Tasten" : "? shows the keys" }

  /// What the key for done or not done did.
  func settled(_ isDone: Bool) -> String {
    if isGerman { return isDone ? "Erledigt" : "Nicht erledigt" }
    return isDone ? "Done" : "Not done"
  }
}
