import Guide

extension AnswerOption {
  /// The reason for having no answer that a choice of the guide stands for: by its code, else by its words. Nothing but
  /// what a page offers beside it hangs on this; what is stored is the choice.
  var reason: MissingReason? {
    guard isMissing else { return nil }
    if let reason = MissingReason(word: code) { return reason }
    let words = text.lowercased()
    return Self.signs.first { $0.words.contains(where: words.contains) }?.reason
  }

  private static let signs: [(reason: MissingReason, words: [String])] = [
    (
      .refused,
      [
        "rather not", "prefer not", "refuse", "decline", "not say", "no answer", "nicht sagen",
        "nichts sagen",
        "möchte nicht", "keine angabe", "verweiger",
      ]
    ),
    (.dontKnow, ["know", "not sure", "weiß nicht", "weiss nicht", "weiß es nicht"]),
    (.notApplicable, ["not apply", "applicable", "trifft nicht zu", "nicht zutreffend", "betrifft"]),
  ]
}
