/// Makes identifiers of foreign names: unique in the guide without regard to case, valid in conditions, data files
/// and statistics programs. The same file always gives the same identifiers.
struct ImportNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  // Words of the condition language, the target `end`, and words that SPSS keeps to itself.
  private static let reserved: Set<String> = [
    "end", "this", "and", "or", "not", "in", "all", "by", "eq", "ge", "gt", "le", "lt", "ne", "to", "with",
  ]

  /// An identifier for `name`: itself where possible.
  mutating func identifier(_ name: String, else fallback: String) -> String {
    let base = Self.plain(name)
    return unique(base.isEmpty ? fallback : base)
  }

  /// Takes `base`, or with the next free number.
  mutating func unique(_ base: String) -> String {
    var id = base
    while !taken.insert(id.lowercased()).inserted {
      counts[base.lowercased(), default: 1] += 1
      id = "\(base.prefix(58))_\(counts[base.lowercased()] ?? 2)"
    }
    return id
  }

  /// Letters, digits and `_`, beginning with a letter; empty when nothing is left.
  static func plain(_ name: String) -> String {
    var result = code(name)
    if result.has("-") || result.has(".") {
      result = String(result.map { $0 == "-" || $0 == "." ? "_" : $0 })
    }
    while result.hasSuffix("_") { result.removeLast() }
    while result.hasPrefix("_") { result.removeFirst() }
    guard let first = result.unicodeScalars.first else { return "" }
    if !first.isLetter { result = "q" + result }
    if reserved.contains(result.lowercased()) { result += "_q" }
    return String(result.prefix(64))
  }

  /// A code of an option or row: letters, digits, `_`, `-` and `.`.
  static func code(_ name: String) -> String {
    if name.utf8.count <= 64, name.unicodeScalars.allSatisfy(\.isCodePart) { return name }
    var result = ""
    for scalar in name.unicodeScalars.prefix(64) {
      if scalar.isCodePart {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("_") {
        result += "_"
      }
    }
    while result.hasSuffix("_") { result.removeLast() }
    return result
  }
}

/// Codes inside one question: unique without regard to case.
struct ImportCodes {
  private var taken: Set<String> = []
  private(set) var changed: [(old: String, new: String)] = []

  /// A code for `name`, or the next number where nothing can be made of it.
  mutating func code(_ name: String) -> String {
    let plain = ImportNames.code(name)
    let base = plain.isEmpty ? String(taken.count + 1) : plain
    var code = base
    var count = 1
    while !taken.insert(code.lowercased()).inserted {
      count += 1
      code = "\(base.prefix(58))_\(count)"
    }
    if code != name { changed.append((name, code)) }
    return code
  }
}
