/// The signs between two compared values.
package enum LogicComparison: String, Hashable, Sendable {
  /// The same.
  case equal = "="
  /// Not the same.
  case unequal = "!="
  /// Before.
  case less = "<"
  /// Before, or the same.
  case lessOrEqual = "<="
  /// After.
  case more = ">"
  /// After, or the same.
  case moreOrEqual = ">="
  /// The same as one of several.
  case isIn = "in"

  /// The comparison that a sign means; `==` and `<>` are other spellings.
  init?(sign: String) {
    switch sign {
    case "==": self = .equal
    case "<>": self = .unequal
    default: self.init(rawValue: sign)
    }
  }

  /// Numbers are compared as numbers where both sides are; everything else as text, character code by character code.
  package func holds(_ left: LogicValue, _ right: LogicValue) -> Truth {
    if left == .absent || right == .absent { return .no }
    if left == .unknown || right == .unknown { return .unknown }
    let (lefts, rights) = (left.elements, right.elements)
    if self == .unequal { return !LogicComparison.equal.holdsForAny(lefts, rights) }
    return holdsForAny(lefts, rights)
  }

  private func holdsForAny(_ lefts: [LogicValue], _ rights: [LogicValue]) -> Truth {
    var result = Truth.no
    for left in lefts {
      for right in rights {
        let truth = holdsForOne(left, right)
        if truth == .yes { return .yes }
        if truth == .unknown { result = .unknown }
      }
    }
    return result
  }

  private func holdsForOne(_ left: LogicValue, _ right: LogicValue) -> Truth {
    if left == .absent || right == .absent { return .no }
    if left == .unknown || right == .unknown { return .unknown }
    let isEquality = self == .equal || self == .isIn
    if case .missing = left { return Truth(isEquality && left.text == right.text) }
    if case .missing = right { return Truth(isEquality && left.text == right.text) }
    if let left = left.number, let right = right.number { return Truth(compares(left, right)) }
    guard let left = left.text, let right = right.text else { return .no }
    switch self {
    case .equal, .isIn, .unequal: return Truth(left.utf16.elementsEqual(right.utf16))
    case .less: return Truth(left.utf16.lexicographicallyPrecedes(right.utf16))
    case .more: return Truth(right.utf16.lexicographicallyPrecedes(left.utf16))
    case .lessOrEqual: return Truth(!right.utf16.lexicographicallyPrecedes(left.utf16))
    case .moreOrEqual: return Truth(!left.utf16.lexicographicallyPrecedes(right.utf16))
    }
  }

  private func compares(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal, .isIn, .unequal: left == right
    case .less: left < right
    case .more: left > right
    case .lessOrEqual: left <= right
    case .moreOrEqual: left >= right
    }
  }
}
