/// Names that SPSS, PSPP and R take: a letter, then letters, digits and `_ . @ # $` of ASCII, at most 64 bytes, no dot or
/// underscore at the end, no word of the language, unique without regard to capitals.
struct SpssNames {
  private static let reserved: Set<String> = [
    "all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with",
  ]
  private static let longest = 64

  private var taken: Set<String> = []

  /// The name, or what is nearest to it.
  mutating func name(for wanted: String) -> String {
    let plain = Self.plain(wanted)
    var candidate = plain
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      let ending = "_\(number)"
      candidate = String(plain.prefix(Self.longest - ending.utf8.count)) + ending
      number += 1
    }
    return candidate
  }

  /// The name of a text that is held in pieces. ReadStat calls them by the first five letters and a sign, and does not
  /// look whether something else is called so; a name that could meet its own pieces or others gets a number in front.
  mutating func name(forPieces name: String) -> String {
    var others = taken
    others.remove(name.lowercased())
    var candidate = name
    var number = 1
    while candidate.utf8.count == 6 || others.contains(where: { $0.hasPrefix(Self.stem(candidate)) }) {
      let ending = name.prefix(Self.longest - 6)
      candidate = "w\(padded(number, to: 3))_\(ending)"
      number += 1
    }
    taken = others.union([candidate.lowercased()])
    return candidate
  }

  private static func stem(_ name: String) -> String { String(name.lowercased().prefix(5)) }

  private static func plain(_ wanted: String) -> String {
    var name = ""
    for scalar in wanted.unicodeScalars {
      let isKept =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789_.@#$".unicodeScalars.contains(scalar))
      name.unicodeScalars.append(isKept ? scalar : "_")
    }
    if !(name.first?.isLetter ?? false) { name = "v" + name }
    name = String(name.prefix(longest))
    while name.hasSuffix(".") || name.hasSuffix("_") { name.removeLast() }
    return reserved.contains(name.lowercased()) ? "\(name)_v" : name
  }
}
