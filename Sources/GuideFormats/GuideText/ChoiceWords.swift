/// What choices mostly say, in small letters and without marks.
enum ChoiceWords {
  static let all: Set<String> = [
    "yes", "no", "dont know", "do not know", "no answer", "often", "sometimes", "never", "ja", "nein",
    "weiß nicht",
    "weiss nicht", "keine angabe", "oft", "manchmal", "nie",
  ]
}
