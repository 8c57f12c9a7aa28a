/// Passphrases that hold: one to take, and what is wrong with one that was thought of.
package enum PassphraseAdvice {
  /// The fewest characters.
  package static let least = 12

  private static let consonants = Array("bdfghklmnprstvwz")
  private static let vowels = Array("aeiou")

  /// A new one that can be read aloud and typed on any keyboard: six groups of two syllables, `badu-kimo-…`, each group
  /// one of 6,400, together 76 bits of chance.
  package static func suggestion() -> String {
    var random = SystemRandomNumberGenerator()
    func letter(_ letters: [Character]) -> String {
      letters.randomElement(using: &random).map(String.init) ?? ""
    }
    return (0..<6).map { _ in
      letter(consonants) + letter(vowels) + letter(consonants) + letter(vowels)
    }.joined(separator: "-")
  }

  /// Whether a passphrase is too easily guessed: too short, or of too few different characters.
  package static func isWeak(_ passphrase: String) -> Bool {
    passphrase.count < least || Set(passphrase).count < 5
  }
}
