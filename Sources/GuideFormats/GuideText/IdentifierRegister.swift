import Wording

/// The ids of sections and questions: which are taken, and which may not be taken.
struct IdentifierRegister {
  private var places: [String: Place] = [:]
  private var counts: [String: Int] = [:]

  // Words of the condition language and the target `end`.
  private static let reserved: Set<String> = ["end", "this", "and", "or", "not", "in"]
  private static let reservedInStatistics: Set<String> = [
    "all", "by", "eq", "ge", "gt", "le", "lt", "ne", "to", "with",
  ]

  init() {}

  /// Takes an id from the file; a taken one is reported and gets a number.
  mutating func claim(_ id: Located<String>, _ problems: inout DiagnosticList) -> String {
    check(id, &problems)
    let folded = id.value.lowercased()
    if let first = places[folded] {
      problems.error(
        id.place,
        "the id “\(id.value)” is already used in line \(first.line + 1); change one of them (upper and"
          + " lower case alone make no difference)")
      return fresh(id.value, id.place)
    }
    places[folded] = id.place
    return id.value
  }

  /// Takes an id made from `base`: itself, or with the next free number.
  mutating func fresh(_ base: String, _ place: Place) -> String {
    var id = base
    while places[id.lowercased()] != nil {
      counts[base.lowercased(), default: 1] += 1
      id = "\(base)_\(counts[base.lowercased()] ?? 0)"
    }
    places[id.lowercased()] = place
    return id
  }

  private func check(_ id: Located<String>, _ problems: inout DiagnosticList) {
    let scalars = id.value.unicodeScalars
    guard let first = scalars.first, first.isLetter, scalars.count <= 64,
      scalars.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "_" })
    else {
      problems.error(
        id.place,
        "“\(id.value)” cannot be an id: it must begin with a letter a-z and continue with letters, digits and _,"
          + " at most 64")
      return
    }
    let folded = id.value.lowercased()
    if Self.reserved.contains(folded) {
      problems.error(
        id.place, "“\(id.value)” has a meaning in conditions and cannot be an id; choose another")
    } else if Self.reservedInStatistics.contains(folded) || scalars.last == "_" {
      problems.warning(
        id.place,
        "statistics programs do not accept “\(id.value)” as a variable name; better choose another id")
    }
  }
}
