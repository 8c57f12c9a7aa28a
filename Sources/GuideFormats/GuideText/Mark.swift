/// One character of a line with what the grammar needs to know about it.
struct Mark {
  let scalar: Unicode.Scalar
  /// Whether a backslash before it takes away its meaning.
  let isLiteral: Bool
  let place: Place

  /// Whether it is this character and means something.
  func isMark(_ scalar: Unicode.Scalar) -> Bool { !isLiteral && self.scalar == scalar }

  /// A space, tab or no-break space (word processors put those beside list marks).
  var isSpace: Bool { scalar.isSpace }
}

/// A place in the file: line from 0, scalars before it in the line.
struct Place: Hashable {
  var line: Int
  var offset: Int

  static let start = Place(line: 0, offset: 0)

  func moved(by count: Int) -> Place { Place(line: line, offset: offset + count) }
}

/// A value and where it stood.
struct Located<Value> {
  var value: Value
  var place: Place

  init(_ value: Value, _ place: Place) {
    self.value = value
    self.place = place
  }
}

typealias Marks = ArraySlice<Mark>

extension ArraySlice<Mark> {
  /// Without spaces at both ends.
  var trimmed: Marks {
    guard let first = firstIndex(where: { !$0.isSpace }), let last = lastIndex(where: { !$0.isSpace }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  /// What people read.
  var text: String { String(scalars: trimmed.lazy.map { $0.scalar == "\t" ? " " : $0.scalar }) }

  /// What was written, backslashes included; for regular expressions.
  var source: String {
    var scalars = String.UnicodeScalarView()
    for mark in self {
      if mark.isLiteral { scalars.append("\\") }
      scalars.append(mark.scalar)
    }
    return String(scalars)
  }

  /// Whether the marks begin with these characters, none of them literal.
  func starts(withMarks text: String) -> Bool {
    count >= text.unicodeScalars.count && zip(self, text.unicodeScalars).allSatisfy { $0.isMark($1) }
  }

  /// The parts between meaningful `separator`s.
  func split(at separator: Unicode.Scalar) -> [Marks] {
    split(omittingEmptySubsequences: false) { $0.isMark(separator) }
  }

  /// Index of the first ` = ` with a space on both sides, or at the end.
  var equalsSign: Int? {
    indices.dropFirst().first { index in
      self[index].isMark("=") && self[index - 1].isSpace
        && (index + 1 == endIndex || self[index + 1].isSpace)
    }
  }
}

extension Unicode.Scalar {
  /// What a backslash may stand before; before anything else it is a plain character.
  var isPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// A space, tab or no-break space.
  var isSpace: Bool { self == " " || self == "\t" || self == "\u{A0}" }

  var isDigit: Bool { ("0"..."9").contains(self) }

  var isLetter: Bool { ("A"..."Z").contains(self) || ("a"..."z").contains(self) }

  /// Part of an option's code or a row's id.
  var isCodePart: Bool { isDigit || isLetter || self == "_" || self == "-" || self == "." }
}
