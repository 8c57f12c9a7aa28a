import Guide

extension LogicNode {
  /// The question that something is said to be different from: `a` in `a != 'x'`.
  var denied: LogicNode? {
    guard case .compare(let left, .unequal, let right) = self else { return nil }
    if case .name = left { return left }
    if case .name = right { return right }
    return nil
  }
}
