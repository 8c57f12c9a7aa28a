/// The colours of marks by number, and their words in command files and exports.
package enum MarkColour {
  /// English words; number 1 is the first.
  package static let words = ["red", "yellow", "green", "blue", "violet"]
  private static let germanWords = ["rot", "gelb", "grün", "blau", "violett"]

  /// The number of a colour word (English or German, also without an umlaut), or `nil`.
  package static func number(_ word: some StringProtocol) -> Int? {
    let word = word.lowercased().replacing("gruen", with: "grün")
    return (words.firstIndex(of: word) ?? germanWords.firstIndex(of: word)).map { $0 + 1 }
  }

  /// The word for a number; numbers without a word show as digits.
  package static func word(_ number: Int, german: Bool = false) -> String {
    let words = german ? germanWords : words
    return words.indices.contains(number - 1) ? words[number - 1] : String(number)
  }

  /// The number after `number`, beginning again after the last.
  package static func next(after number: Int) -> Int { number % words.count + 1 }
}
