import Foundation

/// A sentence for people, written in English where it is said: `"there is no question “\(id)”"`. It remembers which
/// parts are words and which are values, so that a catalogue can say it in another language.
package struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  fileprivate enum Piece: Hashable, Sendable {
    case words(String)
    case value(String)
    case sentence(Sentence)
  }

  fileprivate var pieces: [Piece]
  private var name: String?

  fileprivate init(pieces: [Piece]) { self.pieces = pieces }

  /// Words that mean something else in another place: a catalogue has them by a name of their own (`msgctxt`), not by the
  /// English.
  package init(_ words: String, named name: String) { (pieces, self.name) = ([.words(words)], name) }

  /// Words without values.
  package init(stringLiteral value: String) { pieces = [.words(value)] }

  /// Words with values.
  package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  /// One sentence out of two parts.
  package static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(pieces: left.pieces + right.pieces)
  }

  /// Parts of a sentence one after the other, with semicolons between.
  package static func list(_ parts: [Sentence]) -> Sentence {
    Sentence(pieces: Array(parts.map { [.sentence($0)] }.joined(separator: [.words("; ")])))
  }

  /// Parts of a sentence one after the other, with `separator` between; nothing of it is translated but the parts.
  package static func joined(_ parts: [Sentence], separator: String) -> Sentence {
    Sentence(pieces: Array(parts.map { [.sentence($0)] }.joined(separator: [.value(separator)])))
  }

  /// Sentences one below the other.
  package static func lines(_ parts: [Sentence]) -> Sentence {
    Sentence(pieces: Array(parts.map { [.sentence($0)] }.joined(separator: [.words("\n")])))
  }

  /// The sentence in English.
  package var english: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .value(let words): text += words
      case .sentence(let sentence): text += sentence.english
      }
    }
  }

  /// The sentence in English.
  package var description: String { english }

  /// What a catalogue finds it by: its name, else the English words with `%1`, `%2` … where values stand.
  package var key: String {
    if let name { return name }
    var number = 0
    return pieces.reduce(into: "") { text, piece in
      if case .words(let words) = piece {
        text += words
      } else {
        number += 1
        text += "%\(number)"
      }
    }
  }

  /// Puts a value where `mark` stands among the words.
  package func replacing(_ mark: String, with value: String) -> Sentence {
    Sentence(
      pieces: pieces.flatMap { piece -> [Piece] in
        guard case .words(let words) = piece else { return [piece] }
        let parts = words.components(separatedBy: mark).map { Piece.words($0) }
        return Array(parts.map { [$0] }.joined(separator: [.value(value)]))
      })
  }

  /// The sentence in another language.
  ///
  /// - Parameter translated: The words of a key in that language, with the same gaps; where it has none, English stays.
  package func said(_ translated: (String) -> String?) -> String {
    guard let words = translated(key) else { return pieces.map { $0.text(translated) }.joined() }
    let values = pieces.filter(\.isGap).map { $0.text(translated) }
    // One pass: a gap in what somebody typed is never filled.
    var text = ""
    var rest = words[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), values.indices.contains(number - 1) {
        text += values[number - 1]
        rest = rest.dropFirst(digits.count)
      } else {
        text += "%"
      }
    }
    return text + rest
  }

  /// Collects words and values of a literal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Begins a literal.
    package init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Takes words.
    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// Takes a value: a name, a number, something that somebody typed.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      pieces.append(.value(value.description))
    }

    /// Takes a sentence within the sentence.
    package mutating func appendInterpolation(_ sentence: Sentence) { pieces.append(.sentence(sentence)) }
  }
}

extension Sentence.Piece {
  fileprivate var isGap: Bool {
    if case .words = self { return false }
    return true
  }

  fileprivate func text(_ translated: (String) -> String?) -> String {
    switch self {
    case .words(let words), .value(let words): words
    case .sentence(let sentence): sentence.said(translated)
    }
  }
}
