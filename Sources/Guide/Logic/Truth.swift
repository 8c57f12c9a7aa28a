/// What a condition says: it holds, it does not, or what it asks about is not answered yet.
package enum Truth: String, Hashable, Sendable, Codable {
  /// It holds.
  case yes
  /// It does not hold.
  case no
  /// It may still become either.
  case unknown

  /// Makes a truth.
  package init(_ value: Bool) { self = value ? .yes : .no }

  /// Both must hold.
  package static func && (left: Truth, right: @autoclosure () -> Truth) -> Truth {
    if left == .no { return .no }
    let right = right()
    if right == .no { return .no }
    return left == .yes ? right : .unknown
  }

  /// One must hold.
  package static func || (left: Truth, right: @autoclosure () -> Truth) -> Truth {
    if left == .yes { return .yes }
    let right = right()
    if right == .yes { return .yes }
    return left == .no ? right : .unknown
  }

  /// The opposite; what is unknown stays unknown.
  package static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}
