package import Wording

/// The colours of marks by number, and their words in command files and exports.
package enum MarkColour {
  /// English words; number 1 is the first.
  package static let words = ["red", "yellow", "green", "blue", "violet"]
  // What people write in command files and commands besides the English words.
  private static let germanWords = ["rot", "gelb", "grün", "blau", "violett"]

  /// The number of a colour word (English or German, also without an umlaut), or `nil`.
  package static func number(_ word: some StringProtocol) -> Int? {
    let word = word.lowercased().replacing("gruen", with: "grün")
    return (words.firstIndex(of: word) ?? germanWords.firstIndex(of: word)).map { $0 + 1 }
  }

  /// The word for a number in command files and exports; numbers without a word show as digits.
  package static func word(_ number: Int) -> String {
    words.indices.contains(number - 1) ? words[number - 1] : String(number)
  }

  /// What people call the colour with this number; numbers without a word show as digits.
  package static func name(_ number: Int) -> Sentence {
    switch number {
    case 1: "red"
    case 2: "yellow"
    case 3: "green"
    case 4: "blue"
    case 5: "violet"
    default: "\(number)"
    }
  }

  /// The number after `number`, beginning again after the last.
  package static func next(after number: Int) -> Int { number % words.count + 1 }
}
