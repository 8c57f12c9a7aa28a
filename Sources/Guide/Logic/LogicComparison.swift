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

  /// Numbers and dates are put in order as such where both sides are; everything else as text, character code by character
  /// code. Two texts are the same when they are written the same: `'01'` is not `'1'`, but the number 1 is both.
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
    if let truth = Self.sameTruth(left, right) ?? Self.sameTruth(right, left) {
      return Truth(isEquality == truth)
    }
    if !isSpelling(left, right), let left = left.quantity, let right = right.quantity {
      return Truth(compares(left, right))
    }
    guard let left = left.text, let right = right.text else { return .no }
    switch self {
    case .equal, .isIn, .unequal: return Truth(left.utf16.elementsEqual(right.utf16))
    case .less: return Truth(left.utf16.lexicographicallyPrecedes(right.utf16))
    case .more: return Truth(right.utf16.lexicographicallyPrecedes(left.utf16))
    case .lessOrEqual: return Truth(!right.utf16.lexicographicallyPrecedes(left.utf16))
    case .moreOrEqual: return Truth(!left.utf16.lexicographicallyPrecedes(right.utf16))
    }
  }

  // Two texts that are no dates: whether they are the same is a matter of letters.
  private func isSpelling(_ left: LogicValue, _ right: LogicValue) -> Bool {
    guard [.equal, .isIn, .unequal].contains(self), case .text(let left) = left, case .text(let right) = right
    else { return false }
    return LogicDays.days(in: left) == nil || LogicDays.days(in: right) == nil
  }

  // Other programs keep a condition as a text: `holds = 'true'`.
  private static func sameTruth(_ value: LogicValue, _ text: LogicValue) -> Bool? {
    guard case .boolean(let value) = value, case .text(let text) = text, text == "true" || text == "false"
    else { return nil }
    return value == (text == "true")
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
