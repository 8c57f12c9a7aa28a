extension GermanSentences {
  /// What is said of conditions and of translations.
  static let logic: [String: String] = [
    "“%1” is one too many":
      "„%1“ ist zu viel",
    "it is nested more than 64 deep":
      "sie ist mehr als 64 Ebenen tief verschachtelt",
    "a value is missing before “%1”":
      "vor „%1“ fehlt ein Wert",
    "there is no function “%1”":
      "es gibt keine Funktion „%1“",
    "at least %1":
      "mindestens %1",
    "at most %1":
      "höchstens %1",
    "%1 takes %2 values in its parentheses, not %3":
      "%1 hat %2 Werte in den Klammern, nicht %3",
    "%1 asks about a question: write its id first":
      "%1 fragt nach einer Frage: schreiben Sie zuerst ihre Kennung",
    "“%1” is not a name":
      "„%1“ ist kein Name",
    "the sign “%1” has no meaning in a condition":
      "das Zeichen „%1“ bedeutet in einer Bedingung nichts",
    "the expression of “%1” in %2 cannot be read after %3 characters: %4":
      "der Ausdruck von „%1“ in %2 lässt sich nach %3 Zeichen nicht lesen: %4",
    "“%1” in %2 names “%3”, but no question has this id":
      "„%1“ in %2 nennt „%3“, aber keine Frage hat diese Kennung",
    "“%1” in %2 names “%3”, which is asked only later; it counts as not answered":
      "„%1“ in %2 nennt „%3“, das erst später gefragt wird; es gilt als nicht beantwortet",
    "“%1” in %2 names %3.%4, but %5 has no row or choice “%6”":
      "„%1“ in %2 nennt %3.%4, aber %5 hat keine Zeile oder Antwort „%6“",
    "“%1” in %2 can never hold as meant: %3":
      "„%1“ in %2 kann nie gelten wie gemeint: %3",
    "%1 hang on each other in a circle; take one of the conditions away":
      "%1 hängen im Kreis voneinander ab; nehmen Sie eine der Bedingungen weg",
    "a choice of %1 leads to “%2”, but no question or section has this id":
      "eine Antwort von %1 führt zu „%2“, aber keine Frage und kein Abschnitt hat diese Kennung",
    "a choice of %1 leads back to “%2”; the guide only goes forward, this is ignored":
      "eine Antwort von %1 führt zurück zu „%2“; im Leitfaden geht es nur vorwärts, das bleibt ohne Wirkung",
    "“%1” has no choice with the code “%2” (it has %3); check its spelling":
      "„%1“ hat keine Antwort mit dem Code „%2“ (es gibt %3); prüfen Sie die Schreibweise",
    "“%1” is missing there; its text is shown as it stands here":
      "„%1“ fehlt dort; der Text steht so da wie hier",
    "“%1” stands only there and is not asked":
      "„%1“ steht nur dort und wird nicht gefragt",
    "“%1” is answered as %2 here and as %3 there; give both the same answer":
      "„%1“ wird hier als %2 und dort als %3 beantwortet; geben Sie in beiden dieselbe Art an",
    "“%1” does not have the same choices or rows in both: %2":
      "„%1“ hat nicht in beiden dieselben Antworten oder Zeilen: %2",
    "“%1” of “%2” is not the same in both; what stands here counts":
      "„%1“ von „%2“ ist nicht in beiden gleich; was hier steht, zählt",
  ]
}
